import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createPageFactsStore } from '#worker/page-facts-store'
import { PATH, rig, SESSION, useRequestRig } from '../support/request-rig'
import { createTestHttpClient } from '../support/test-http-client'

useRequestRig()

const open = { path: PATH, access: 'open' } as const
const lastHeaders = (): Headers | undefined => rig.gateway.requests.at(-1)?.headers

test('NET-01 every request has the merchant and the language, in capitals', async () => {
  rig.set({ language: 'cn' })
  await rig.httpClient().send(open)
  expect(lastHeaders()?.get('Merchant')).toBe('harbour')
  expect(lastHeaders()?.get('Language')).toBe('CN')
})

test("NET-01 without a stored merchant the session's merchant is sent", async () => {
  const fresh = createPageFactsStore()
  fresh.update({ session: SESSION })
  await createTestHttpClient(fresh, { fetch: rig.gateway.fetch }).send(open)
  expect(lastHeaders()?.get('Merchant')).toBe('session-merchant')
})

test('NET-02 the token is sent with protected and optional calls, never with open ones', async () => {
  rig.set({ session: SESSION })
  await rig.httpClient().send(open)
  expect(lastHeaders()?.has('Authorization')).toBe(false)
  await rig.httpClient().send({ path: PATH, access: 'protected' })
  expect(lastHeaders()?.get('Authorization')).toBe('tok')
  await rig.httpClient().send({ path: PATH, access: 'optional' })
  expect(lastHeaders()?.get('Authorization')).toBe('tok')
  rig.set({ session: null })
  await rig.httpClient().send({ path: PATH, access: 'optional' })
  expect(lastHeaders()?.has('Authorization')).toBe(false)
})

test('NET-02 SES-07 a protected call without a token is not sent', async () => {
  const answer = await rig.httpClient().send({ path: PATH, access: 'protected' })
  expect(answer).toEqual({ ok: false, error: { kind: 'session-over' } })
  expect(rig.gateway.count()).toBe(0)
  expect(rig.failures).toEqual([])
})

test('NET-03 ModuleId is sent if it is set, and Content-Type with a body', async () => {
  await rig.httpClient().send({ ...open, method: 'POST', body: { a: 1 }, moduleId: 'REG3' })
  expect(lastHeaders()?.get('ModuleId')).toBe('REG3')
  expect(lastHeaders()?.get('Content-Type')).toBe('application/json')
})

test('NET-04 R-16 the error of a truncated response does not contain its beginning', async () => {
  const token = 'canary-token'
  rig.gateway.respond(PATH, () => new Response(`{"success":true,"value":{"token":"${token}","i`))
  const answer = await rig.httpClient().send({ ...open, retry: false })
  expect(answer).toMatchObject({ ok: false, error: { kind: 'malformed' } })
  expect(JSON.stringify([answer, rig.failures])).not.toContain(token.slice(0, 3))
})

test('NET-04 a value of the wrong shape is malformed, and reported', async () => {
  expect(await rig.httpClient().requestParsed(open, v.object({ answer: v.string() }))).toMatchObject({
    ok: false,
    error: { kind: 'malformed' },
  })
  expect(rig.failures).toHaveLength(1)
})

test('NET-09 an empty URL is rejected and nothing is sent', async () => {
  expect(await rig.httpClient().send({ ...open, path: '' })).toEqual({ ok: false, error: { kind: 'no-url' } })
  expect(rig.gateway.count()).toBe(0)
})

test('NET-11 a failure is reported with the token that was sent, so a stale 401 ends no session', async () => {
  rig.set({ session: SESSION })
  rig.gateway.respond(PATH, () => {
    rig.set({ session: { ...SESSION, token: 'next' } }) // another login meanwhile
    return new Response('', { status: 401 })
  })
  const error = { kind: 'session-over' }
  expect(await rig.httpClient().send({ path: PATH, access: 'protected' })).toEqual({ ok: false, error })
  expect(rig.failures).toMatchObject([{ token: 'tok', error }])
})

test('NET-12 no response reveals whether the page is secure', async () => {
  rig.gateway.isDown = true
  expect(await rig.httpClient().send({ ...open, retry: false })).toMatchObject({
    error: { kind: 'network', secure: true },
  })
  expect(
    await rig.httpClient({ origin: 'http://m.example.com' }).send({ ...open, retry: false }),
  ).toMatchObject({ error: { kind: 'network', secure: false } })
})
