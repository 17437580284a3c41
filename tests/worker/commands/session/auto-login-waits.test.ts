import { expect, test, vi } from 'vitest'
import { LOGIN_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { DAY_MS } from '#domain/timing'
import { CREDENTIALS, tabs, useTabs } from '../../support/session-rig'

useTabs()

test('LOG-09 NET-11 R-11 an automatic login that was limited waits as long as the gateway asks', async () => {
  await (await tabs.open()).worker.logIn(CREDENTIALS)
  const { worker, link } = await tabs.open()
  const limitMs = 4_321_000 // no other timer of the worker is this long
  const limited = { status: 429, headers: { 'Retry-After': String(limitMs / 1_000) } }
  tabs.gateway.respond(LOGIN_ENDPOINT, () => new Response('<html>', limited))
  const posts = tabs.count(LOGIN_ENDPOINT) + 1
  const timers = vi.spyOn(globalThis, 'setTimeout')
  expect(await worker.autoLogin()).toMatchObject({ value: { kind: 'waiting' } })
  const waits = () => timers.mock.calls.filter(([, ms = 0]) => ms > limitMs - 60_000 && ms <= limitMs)
  expect(waits()).toHaveLength(1)
  // Another network ends the wait, but not the limit.
  link()
  await vi.waitFor(() => expect(waits().length).toBeGreaterThan(1))
  expect(tabs.count(LOGIN_ENDPOINT)).toBe(posts)
  vi.setSystemTime(Date.now() + limitMs)
  link()
  await vi.waitFor(() => expect(tabs.count(LOGIN_ENDPOINT)).toBe(posts + 1))
})

test('SES-11 R-11 an automatic login is retried ever less often while the gateway fails', async () => {
  await (await tabs.open()).worker.logIn(CREDENTIALS)
  const { worker, link } = await tabs.open()
  vi.spyOn(Math, 'random').mockReturnValue(0.4321) // so no other timer of the worker is as long
  tabs.gateway.respond(LOGIN_ENDPOINT, () => new Response('', { status: 503 }))
  const timers = vi.spyOn(globalThis, 'setTimeout')
  expect(await worker.autoLogin()).toMatchObject({ value: { kind: 'waiting' } })
  const waits = () => timers.mock.calls.map(([, ms]) => ms).filter((ms) => ms && WAITS.includes(ms))
  for (const [place] of WAITS.entries()) {
    await vi.waitFor(() => expect(waits()).toEqual(WAITS.slice(0, place + 1)))
    link()
  }
})

test('SES-11 R-11 a clock that is set back after an automatic login failed does not delay the next one', async () => {
  await (await tabs.open()).worker.logIn(CREDENTIALS)
  const { worker, link } = await tabs.open()
  const posts = tabs.count(LOGIN_ENDPOINT)
  tabs.gateway.respond(LOGIN_ENDPOINT, () => new Response('', { status: 503 }))
  expect(await worker.autoLogin()).toMatchObject({ value: { kind: 'waiting' } })
  vi.setSystemTime(Date.now() - 31 * DAY_MS)
  await vi.waitFor(() => {
    link()
    expect(tabs.count(LOGIN_ENDPOINT)).toBeGreaterThan(posts + 1)
  })
})

const WAITS = [432, 864, 1_728]
