import { beforeEach, expect, test, vi } from 'vitest'
import { BACKOFF_CAP_MS, COMMAND_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '#domain/timing'
import {
  createLanguageEntry,
  createPushBindEntries,
  createPushUnsubscribeEntry,
  createTrackingEntry,
} from '#worker/outbox/outbox-entries'
import type { Locks } from '#worker/sync/leader-election'
import { WebLocks } from '../../support/web-locks'
import { ANN } from '../../support/members'
import { type Fate, OutboxRig, settle } from '../support/outbox-rig'

beforeEach(() => {
  vi.useFakeTimers({ now: 999_999 })
  vi.resetModules()
})

const event = (eventID: string) => createTrackingEntry({ eventID, name: 'a', at: 1, customerId: '7' })
const paths = (rig: OutboxRig): string[] => rig.ledger.map(({ path }) => path.replace(/.*_/u, ''))

test('R-03 a frozen tab blocks its kind of entries for longer than a post takes, and no other kind', async () => {
  const rig = new OutboxRig()
  const outbox = rig.open({
    request: (name, _options, run) =>
      name === 'mc-outbox-tracking' ? new Promise(() => undefined) : run(null),
  })
  await outbox.enqueue(event('e1'))
  await outbox.enqueue(createPushUnsubscribeEntry('device-1'))
  await settle(REQUEST_TIMEOUT_MS)
  expect(paths(rig)).toEqual(['fcmUnsubscribe'])
  await settle(COMMAND_TIMEOUT_MS - REQUEST_TIMEOUT_MS)
  expect(paths(rig)).toEqual(['fcmUnsubscribe', 'events'])
})

test('R-03 PSH-02 an unbind request is sent after the binding that another tab is posting', async () => {
  const rig = Object.assign(new OutboxRig(), { fates: ['slow'] satisfies Fate[] })
  const locks = new WebLocks().tab()
  const outbox = rig.open(locks)
  for (const entry of createPushBindEntries('7', 'device-1')) await outbox.enqueue(entry)
  await settle()
  await rig.open(locks).enqueue(createPushUnsubscribeEntry('device-1'))
  await settle(COMMAND_TIMEOUT_MS)
  expect(paths(rig)).toEqual(['fcmBind', 'fcmUnsubscribe'])
})

test('R-03 entries are sent at once if the browser rejects the lock', async () => {
  const rig = new OutboxRig()
  await rig.open({ request: () => Promise.reject(new Error('insecure')) }).enqueue(event('e1'))
  await settle()
  expect(rig.ledger).toHaveLength(1)
})

test('R-03 R-07 an entry that cannot be saved is sent once, though its tab gets the lock afterwards', async () => {
  await import('#worker/outbox/flush-outbox') // else the time passes while it loads
  const rig = Object.assign(new OutboxRig(), { isFull: true })
  let grant = (): unknown => undefined
  const request: Locks['request'] = (_name, _options, run) => new Promise(() => (grant = () => run(null)))
  const enqueued = rig.open({ request }).enqueue(createLanguageEntry('7', 'FR'))
  await settle(COMMAND_TIMEOUT_MS)
  expect(await enqueued).toMatchObject({ ok: true })
  await grant()
  expect(rig.requests).toHaveLength(1)
})

test('OFF-05 two tabs that enqueue in the same millisecond keep both entries', async () => {
  const rig = new OutboxRig()
  rig.facts.update({ session: null })
  const openTab = async () => {
    vi.resetModules() // another tab has its own worker
    const outbox = rig.open()
    await outbox.enqueue(createLanguageEntry('7', 'FR'))
    return outbox
  }
  const tabs = [await openTab(), await openTab()]
  vi.setSystemTime(2_000_000)
  await Promise.all(tabs.map((outbox, index) => outbox.enqueue(event(`e${String(index)}`))))
  expect(await rig.store.startingWith('outbox', ['tracking'])).toHaveLength(2)
})

test('OFF-05 R-03 entries of a kind keep their order when the device clock is set back', async () => {
  const rig = new OutboxRig()
  rig.facts.update({ session: null })
  await rig.open().enqueue(event('first'))
  expect(Number.parseInt((await rig.rows())[0]?.id ?? '', 10)).toBe(Date.now())
  vi.setSystemTime(5)
  vi.resetModules() // the next visit
  const reopened = rig.open()
  // At once: neither has seen the other.
  await Promise.all(['second', 'third'].map((eventID) => reopened.enqueue(event(eventID))))
  await reopened.enqueue(event('fourth'))
  rig.facts.update({ session: ANN })
  reopened.flush()
  await settle(BACKOFF_CAP_MS)
  const sent = JSON.stringify(rig.ledger.map(({ body }) => body))
  expect(sent.match(/first|second|third|fourth/gu)).toEqual(['first', 'second', 'third', 'fourth'])
})
