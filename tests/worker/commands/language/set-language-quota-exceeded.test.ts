import { expect, test, vi } from 'vitest'
import {
  MEMBER_LANGUAGE_ENDPOINT,
  PUSH_BIND_ENDPOINT,
  PUSH_SUBSCRIBE_ENDPOINT,
} from '#domain/contract/command-endpoints'
import { QUOTA_MARK } from '#domain/metrics/marks'
import { refusePuts } from '../../../support/refuse-puts'
import { loggedIn, ofType, tabs, type TestWorker, useTabs } from '../../support/session-rig'

useTabs()

/** A member whose language is EN. */
const openMember = () => {
  refusePuts((table) => table === 'outbox')
  return loggedIn()
}

/** Holds the response to the next language report. */
const hold = () => tabs.gateway.hold(MEMBER_LANGUAGE_ENDPOINT, null)
const sent = (count: number): Promise<void> => tabs.seeRequests(MEMBER_LANGUAGE_ENDPOINT, count)

/** How often the worker has freed space. It does for each entry that is not saved, if it is not doing so already. */
const evictions = (): number => performance.getEntriesByName(QUOTA_MARK).length

/**
 * Sends push tokens until one has freed space itself. Its entry took all the steps of one whose eviction was
 * number `earlier`, and began later.
 */
const seeTokenSent = async (worker: TestWorker, earlier: number): Promise<void> => {
  for (const path of [PUSH_BIND_ENDPOINT, PUSH_SUBSCRIBE_ENDPOINT]) tabs.gateway.set(path, null)
  await vi.waitFor(() => expect(evictions()).toBeGreaterThanOrEqual(earlier))
  await vi.waitFor(async () => {
    await worker.bindPush(crypto.randomUUID())
    expect(evictions()).toBeGreaterThan(earlier)
  })
}

const languages = (): string[] =>
  tabs.gateway.requests.flatMap(({ path, body }) => (path === MEMBER_LANGUAGE_ENDPOINT ? [body] : []))

test('R-07 LNG-03 while the quota is exceeded, switching back during the first report is sent too, and after it', async () => {
  const { worker } = await openMember()
  const first = hold()
  await worker.changeLanguage('UR')
  await sent(1)
  const before = evictions()
  await worker.changeLanguage('EN')
  await seeTokenSent(worker, before + 1)
  expect(tabs.count(MEMBER_LANGUAGE_ENDPOINT)).toBe(1) // serialised, even without locks
  const second = hold()
  first()
  await sent(2)
  // The language that the gateway has accepted meanwhile is not the last one sent.
  await worker.changeLanguage('UR')
  second()
  await sent(3)
  expect(languages()).toEqual(['UR', 'EN', 'UR'].map((language) => JSON.stringify({ language })))
})

test('R-07 LNG-03 while the quota is exceeded, a language whose report failed is sent again when chosen again', async () => {
  const { worker, signals } = await openMember()
  tabs.refuse(MEMBER_LANGUAGE_ENDPOINT, 'request.invalid')
  await worker.changeLanguage('UR')
  await vi.waitFor(() => expect(ofType(signals, 'failure')).toHaveLength(1))
  await worker.changeLanguage('EN')
  await worker.changeLanguage('UR')
  await vi.waitFor(() => expect(ofType(signals, 'failure')).toHaveLength(2))
  await seeTokenSent(worker, evictions())
  expect(languages()).toEqual(['UR', 'UR'].map((language) => JSON.stringify({ language })))
})
