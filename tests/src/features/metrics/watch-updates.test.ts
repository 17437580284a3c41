import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UPDATE_CACHE } from '#domain/metrics/update-record'
import { watchUpdates } from '../../../../src/features/metrics/collect/watch-updates'
import { WebLocks } from '../../../support/web-locks'

class FakeWorker extends EventTarget {
  state = 'installing'

  become(state: string): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = new FakeWorker()
  installing: FakeWorker | null = null

  find(): FakeWorker {
    this.installing = new FakeWorker()
    this.dispatchEvent(new Event('updatefound'))
    return this.installing
  }
}

let registration: FakeRegistration
const opened: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  registration = new FakeRegistration()
  vi.stubGlobal('mcBoot', { buildId: 'one' })
  opened.length = 0
  vi.stubGlobal('caches', {
    open: (name: string) => {
      opened.push(name)
      return Promise.resolve({ match: () => Promise.resolve(undefined) })
    },
  })
  vi.stubGlobal('navigator', {
    locks: new WebLocks().tab(),
    serviceWorker: { getRegistration: () => Promise.resolve(registration) },
  })
})

/** Watches in so many tabs. @returns what is called for each recorded update */
const watchIn = async (tabs: number) => {
  const record = vi.fn()
  for (let tab = 0; tab < tabs; tab += 1) await watchUpdates(record)
  return record
}

afterEach(() => {
  vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

test('MET-01 an update that is dropped while it is installed has failed, and one of three tabs counts it', async () => {
  const record = await watchIn(3)
  registration.find().become('redundant')
  await settle()
  expect(record.mock.calls).toEqual([[{ updates: [{ outcome: 'failed', from: 'one' }] }]])
  await vi.advanceTimersByTimeAsync(60_000)
  registration.find().become('redundant')
  await settle()
  expect(record).toHaveBeenCalledTimes(2)
})

test('MET-01 MET-02 an installed update that a newer one replaces, or that was applied, has not failed', async () => {
  const record = await watchIn(1)
  expect(opened).toEqual([UPDATE_CACHE]) // in which a service worker records its updates
  const worker = registration.find()
  for (const state of ['installed', 'activating', 'activated', 'redundant']) worker.become(state)
  registration.active = null
  registration.find().become('redundant') // a first installation
  await settle()
  expect(record).not.toHaveBeenCalled()
})

test('MET-01 without Web Locks each tab counts a failed update', async () => {
  Reflect.deleteProperty(navigator, 'locks')
  const record = await watchIn(1)
  registration.find().become('redundant')
  await settle()
  expect(record).toHaveBeenCalledTimes(1)
})
