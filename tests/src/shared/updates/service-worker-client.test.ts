import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

vi.mock('../../../../src/shared/updates/build-lock', () => ({ acquireBuildLock: vi.fn() }))

class FakeWorker extends EventTarget {
  state = 'installing'
  readonly postMessage = vi.fn()
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  active: FakeWorker | null = null
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null
  readonly registration = new FakeRegistration()
  readonly register = vi.fn(() => Promise.resolve(this.registration))
  readonly ready = Promise.resolve(this.registration)
}

let container: FakeContainer

/** Starts the page with the service worker. */
const load = async (): Promise<void> => {
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubEnv('DEV', false)
  ;(await import('../../../../src/shared/updates/service-worker-client')).startServiceWorker()
}

/** The same, until nothing is pending; returns the update's status. */
const start = async () => {
  await load()
  await vi.runAllTimersAsync()
  return (await import('../../../../src/shared/updates/update-state')).updateState
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  container = new FakeContainer()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

describe('registration', () => {
  const wait = (): HTMLElement => {
    const skeleton = document.createElement('div')
    skeleton.className = 'sk-pulse'
    skeleton.getBoundingClientRect = () => new DOMRect(0, 100, 360, 400)
    document.body.append(skeleton)
    return skeleton
  }
  test('OFF-07 on a first visit, after half a minute even if the screen is still loading', async () => {
    const skeleton = wait()
    await load()
    await vi.advanceTimersByTimeAsync(31_000)
    expect(container.register).toHaveBeenCalledOnce()
    skeleton.remove()
  })

  test('UPD-04 R-09 immediately if it is installed: a loading screen may need the update', async () => {
    const skeleton = wait()
    container.controller = new FakeWorker()
    await load()
    expect(container.register).toHaveBeenCalledOnce()
    skeleton.remove()
  })
})

describe('OFF-07 a failed first installation', () => {
  const become = (worker: FakeWorker, state: string): void => {
    worker.state = state
    worker.dispatchEvent(new Event('statechange'))
  }

  test('OFF-07 R-11 is retried after a minute, then with doubling delays', async () => {
    const first = new FakeWorker()
    container.registration.installing = first
    await load()
    await vi.advanceTimersByTimeAsync(1_000)
    container.registration.dispatchEvent(new Event('updatefound')) // of the same worker, which is observed already
    become(first, 'redundant')
    await vi.advanceTimersByTimeAsync(59_000)
    expect(container.register).toHaveBeenCalledOnce()

    const second = new FakeWorker()
    container.registration.installing = second
    await vi.advanceTimersByTimeAsync(2_000)
    expect(container.register).toHaveBeenCalledTimes(2)
    become(second, 'redundant')
    await vi.advanceTimersByTimeAsync(118_000)
    expect(container.register).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(container.register).toHaveBeenCalledTimes(3)
  })

  test('OFF-07 is retried also if its script did not load', async () => {
    container.register.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await load()
    await vi.advanceTimersByTimeAsync(59_000)
    expect(container.register).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(container.register).toHaveBeenCalledTimes(2)
  })

  test('OFF-07 is not retried if the browser does not allow it', async () => {
    container.register.mockRejectedValueOnce(new DOMException('not here', 'SecurityError'))
    await load()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(container.register).toHaveBeenCalledOnce()
  })

  test('R-09 a service worker that unregisters itself (kill switch) is not registered again', async () => {
    const first = new FakeWorker()
    container.registration.installing = first
    await load()
    await vi.advanceTimersByTimeAsync(1_000)
    for (const state of ['installed', 'activating', 'activated', 'redundant']) become(first, state)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(container.register).toHaveBeenCalledOnce()
  })
})

describe('UPD-04 announcing a new build', () => {
  test('UPD-04 not on a first visit, even if its end is reported after the takeover', async () => {
    const first = new FakeWorker()
    container.registration.installing = first
    const update = await start()
    // On a slow phone with Safari's engine it is still waiting but already controls the page.
    container.registration.waiting = first
    container.controller = first
    first.state = 'activating'
    first.dispatchEvent(new Event('statechange'))
    container.dispatchEvent(new Event('controllerchange'))
    expect(update.status).toBe('none')
  })
})
