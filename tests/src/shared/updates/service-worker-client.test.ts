import { beforeEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from '#domain/timing'

vi.mock('../../../../src/shared/updates/build-lock', () => ({ acquireBuildLock: vi.fn() }))

class FakeWorker extends EventTarget {
  state = 'installing'
  readonly postMessage = vi.fn()
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  active: FakeWorker | null = null
  readonly update = vi.fn(() => Promise.resolve(this))
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null
  readonly registration = new FakeRegistration()
  readonly register = vi.fn(() => Promise.resolve(this.registration))
  readonly ready = Promise.resolve(this.registration)
}

let container: FakeContainer

/** Starts the page with the service worker, and lets some time pass. */
const load = async (ms = 0): Promise<void> => {
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubEnv('DEV', false)
  ;(await import('../../../../src/shared/updates/service-worker-client')).startServiceWorker()
  await pass(ms)
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A worker that is being installed, with the state changes of its life. */
const install = () => {
  const worker = new FakeWorker()
  container.registration.installing = worker
  return (...states: readonly string[]): void => {
    for (const state of states) {
      worker.state = state
      worker.dispatchEvent(new Event('statechange'))
    }
  }
}

const expectRegistered = (times: number): void => expect(container.register).toHaveBeenCalledTimes(times)

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  container = new FakeContainer()
})

test.each([
  ['OFF-07 on a first visit after half a minute', null, 31_000],
  ['UPD-04 R-09 immediately if it is installed: the screen may need the update', new FakeWorker(), 0],
])('%s it is registered, even if the screen is still loading', async (_name, controller, ms) => {
  document.body.innerHTML = '<div class="sk-pulse"></div>'
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 360, 400))
  container.controller = controller
  await load()
  expectRegistered(controller ? 1 : 0)
  await pass(ms)
  expectRegistered(1)
})

test('OFF-07 R-11 a failed first installation is retried after a minute, then with doubling delays', async () => {
  const first = install()
  await load(1_000)
  container.registration.dispatchEvent(new Event('updatefound')) // of the same worker, which is observed already
  first('redundant')
  await pass(59_000)
  expectRegistered(1)
  const second = install()
  await pass(2_000)
  expectRegistered(2)
  second('redundant')
  await pass(118_000)
  expectRegistered(2)
  await pass(3_000)
  expectRegistered(3)
})

test.each([
  ['retried if its script did not load', new TypeError('Failed to fetch'), 2],
  ['not retried if the browser does not allow it', new DOMException('not here', 'SecurityError'), 1],
])('OFF-07 the installation is %s', async (_name, error, times) => {
  container.register.mockRejectedValueOnce(error)
  await load(59_000)
  expectRegistered(1)
  await pass(3_000)
  expectRegistered(times)
})

test('R-09 a service worker that unregisters itself (kill switch) is not registered again', async () => {
  const worker = install()
  await load(1_000)
  worker('installed', 'activating', 'activated', 'redundant')
  await pass(120_000)
  expectRegistered(1)
})

test('UPD-04 announces no new build on a first visit, even if its end is reported after the takeover', async () => {
  const worker = install()
  await load()
  await vi.runAllTimersAsync()
  const { updateState } = await import('../../../../src/shared/updates/update-state')
  // On a slow phone with Safari's engine it is still waiting but already controls the page.
  container.registration.waiting = container.registration.installing
  container.controller = container.registration.installing
  worker('activating')
  container.dispatchEvent(new Event('controllerchange'))
  expect(updateState.status).toBe('none')
})

test('R-09 the first return after a night checks for a new build, although the clock of the page has slept too', async () => {
  container.controller = new FakeWorker()
  await load(1_000)
  const { update } = container.registration
  document.dispatchEvent(new Event('visibilitychange'))
  const before = update.mock.calls.length
  vi.setSystemTime(Date.now() + 9 * HOUR_MS) // performance.now() stays
  document.dispatchEvent(new Event('visibilitychange'))
  expect(update).toHaveBeenCalledTimes(before + 1)
})
