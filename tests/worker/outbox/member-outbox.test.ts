import { expect, test, vi } from 'vitest'
import {
  MEMBER_LANGUAGE_ENDPOINT,
  PUSH_BIND_ENDPOINT,
  PUSH_SUBSCRIBE_ENDPOINT,
  PUSH_UNSUBSCRIBE_ENDPOINT,
} from '#domain/contract/command-endpoints'
import { MEMBER_INFO_ENDPOINT } from '#domain/contract/endpoints'
import { loggedIn, memberInfo, ofType, tabs, useTabs } from '../support/session-rig'

useTabs()

const bodies = (path: string): unknown[] =>
  tabs.gateway.requests
    .filter((request) => request.path === path)
    .map(({ body }) => JSON.parse(body) as unknown)

/** A member with these fields, whose gateway accepts every delivery. */
const openMember = (info: object = {}, facts: Parameters<typeof loggedIn>[0] = {}) => {
  const push = [PUSH_BIND_ENDPOINT, PUSH_SUBSCRIBE_ENDPOINT, PUSH_UNSUBSCRIBE_ENDPOINT]
  for (const path of [MEMBER_LANGUAGE_ENDPOINT, ...push]) tabs.gateway.set(path, null)
  tabs.gateway.set(MEMBER_INFO_ENDPOINT, { ...memberInfo(7), ...info })
  return loggedIn(facts)
}

const seeBodies = (path: string, expected: readonly unknown[]): Promise<void> =>
  vi.waitFor(() => expect(bodies(path)).toEqual(expected))

const seeWaiting = (count: number): Promise<void> =>
  vi.waitFor(async () => expect(await tabs.reader.user.table('outbox').count()).toBe(count))

const storedBinding = (): Promise<unknown> => tabs.reader.user.table('vault').get('push')

const subscription = (registrationToken: string): object => ({ registrationToken, topic: 'ALL' })
const removal = (registrationToken: string): object => ({ registrationToken, unsubscribeAll: true })

const EN = { language: 'EN' }
const UR = { language: 'UR' }

test.each([
  ['is updated once if the member’s language differs', { language: 'CN' }, [EN], [EN, UR]],
  ['is not sent if it is the same, in upper or lower case', { language: 'en' }, [], [UR]],
  ['is not sent for a member of type 4', { language: 'CN', type: 4 }, [], []],
])('LNG-03 the member’s language on the gateway %s', async (_what, info, atLogin, afterChoice) => {
  const { worker } = await openMember(info)
  // Its two deliveries take longer than that of a language, which began before.
  const seeDelivered = async (token: string): Promise<void> => {
    await worker.bindPush(token)
    await vi.waitFor(() => expect(bodies(PUSH_SUBSCRIBE_ENDPOINT)).toContainEqual(subscription(token)))
  }
  await seeDelivered('device-1')
  await seeBodies(MEMBER_LANGUAGE_ENDPOINT, atLogin)
  await worker.changeLanguage('UR')
  await seeDelivered('device-2')
  await seeBodies(MEMBER_LANGUAGE_ENDPOINT, afterChoice)
})

test('LNG-03 R-07 the second of two choices is sent as well, though the database still has the first', async () => {
  const { worker } = await openMember({}, { choicesAt: 0 })
  for (const language of ['CN', 'ES'] as const) {
    void worker.changeLanguage(language, Date.now())
    await vi.waitFor(() => expect(bodies(MEMBER_LANGUAGE_ENDPOINT).at(-1)).toEqual({ language }))
  }
})

test('LNG-03 OFF-05 a choice made offline waits, and is sent when back online', async () => {
  const { worker, link } = await openMember()
  tabs.gateway.isDown = true
  void worker.changeLanguage('UR')
  await seeWaiting(1)
  tabs.gateway.isDown = false
  tabs.gateway.set(MEMBER_INFO_ENDPOINT, { ...memberInfo(7), language: 'UR' })
  link()
  await seeWaiting(0)
  expect(bodies(MEMBER_LANGUAGE_ENDPOINT).at(-1)).toEqual({ language: 'UR' })
})

test('NET-10 OFF-05 a saved language that the gateway rejects shows no error', async () => {
  const { worker, signals } = await openMember()
  tabs.refuse(MEMBER_LANGUAGE_ENDPOINT, 'request.invalid')
  await worker.changeLanguage('UR')
  const stored = (): Promise<unknown[]> => tabs.reader.user.table('outbox').toArray()
  await vi.waitFor(async () => expect(await stored()).toMatchObject([{ setAside: {} }]))
  expect(ofType(signals, 'failure')).toEqual([])
})

test('PSH-02 the push token is bound and subscribed once, and unbound at logout, without a session', async () => {
  const { worker } = await openMember()
  await worker.bindPush('device-1')
  await worker.bindPush('device-1')
  await seeBodies(PUSH_SUBSCRIBE_ENDPOINT, [subscription('device-1')])
  expect(bodies(PUSH_BIND_ENDPOINT)).toHaveLength(1)
  await worker.logOut()
  await seeBodies(PUSH_UNSUBSCRIBE_ENDPOINT, [removal('device-1')])
  expect(tabs.tokensOf(PUSH_UNSUBSCRIBE_ENDPOINT)).toEqual([null])
})

test('PSH-02 R-15 offline the token is deleted at once, and its unbind request waits', async () => {
  const { worker, link } = await openMember()
  await worker.bindPush('device-1')
  await seeBodies(PUSH_SUBSCRIBE_ENDPOINT, [subscription('device-1')])
  tabs.gateway.isDown = true
  await worker.logOut()
  await vi.waitFor(async () => expect(await storedBinding()).toBeUndefined())
  await seeWaiting(1)
  tabs.gateway.isDown = false
  link()
  await seeWaiting(0)
})

test('PSH-02 R-15 a binding that fails after the logout is not sent again behind its removal', async () => {
  const { worker, link } = await openMember()
  let fail = (): void => undefined
  const failed = new Promise<Response>((resolve) => {
    fail = () => resolve(new Response('', { status: 500 }))
  })
  tabs.gateway.respond(PUSH_BIND_ENDPOINT, () => failed)
  await worker.bindPush('device-1')
  await tabs.seeRequests(PUSH_BIND_ENDPOINT)
  await worker.logOut()
  await seeWaiting(1)
  fail()
  tabs.gateway.set(PUSH_BIND_ENDPOINT, null)
  link()
  await seeBodies(PUSH_UNSUBSCRIBE_ENDPOINT, [removal('device-1')])
  await seeWaiting(0)
})

test('PSH-02 another token replaces the first, and is unbound when push is switched off', async () => {
  const { worker } = await openMember()
  await worker.bindPush('device-1')
  await worker.bindPush('device-2')
  await seeBodies(PUSH_SUBSCRIBE_ENDPOINT, ['device-1', 'device-2'].map(subscription))
  expect(bodies(PUSH_UNSUBSCRIBE_ENDPOINT)).toEqual([removal('device-1')])
  expect(await worker.unbindPush()).toMatchObject({ ok: true })
  expect(await storedBinding()).toBeUndefined()
  await seeBodies(PUSH_UNSUBSCRIBE_ENDPOINT, ['device-1', 'device-2'].map(removal))
  expect(await worker.unbindPush()).toMatchObject({ ok: true })
  expect(bodies(PUSH_UNSUBSCRIBE_ENDPOINT)).toHaveLength(2)
})
