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
  test('OFF-01 on a first visit, when no part of the screen is loading any more', async () => {
    const skeleton = wait()
    await load()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(container.register).not.toHaveBeenCalled()
    skeleton.remove()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(container.register).toHaveBeenCalledOnce()
  })

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

describe('OFF-02 files that a page loads without the service worker', () => {
  const ORIGIN = window.location.origin
  let observe: (...loads: { name: string; startTime: number }[]) => void
  class FakeObserver {
    constructor(callback: (list: { getEntries: () => object[] }) => void) {
      observe = (...loads) => callback({ getEntries: () => loads })
    }
    readonly observe = vi.fn()
  }
  const load = (file: string, startTime: number) => ({ name: `${ORIGIN}/m/assets/${file}`, startTime })
  const reported = (worker: FakeWorker): unknown[] =>
    worker.postMessage.mock.calls.flatMap(([message]: { type?: string; urls?: string[] }[]) =>
      message?.type === 'keep'
        ? (message.urls ?? []).map((url) => url.replace(`${ORIGIN}/m/assets/`, ''))
        : [],
    )

  beforeEach(() => {
    vi.stubGlobal('PerformanceObserver', FakeObserver)
    Object.defineProperty(document, 'images', { configurable: true, value: [] }) // happy-dom has no such API
  })

  test('SES-11 OFF-02 are reported once there is one, at the takeover, and when loading ends later', async () => {
    await start()
    observe(load('early.js', 1))
    const worker = new FakeWorker()
    container.registration.active = worker
    observe(load('before.css', 2))
    expect(reported(worker)).toEqual(['early.js', 'before.css'])
    container.controller = worker
    await vi.advanceTimersByTimeAsync(1_000)
    container.dispatchEvent(new Event('controllerchange'))
    observe(load('slow.js', 3), load('through-it.js', performance.now() + 1))
    expect(reported(worker)).toContain('slow.js')
    expect(reported(worker)).not.toContain('through-it.js')
  })

  test('SES-11 OFF-02 include those of its worker, at any time', async () => {
    await start()
    const worker = new FakeWorker()
    container.registration.active = worker
    container.dispatchEvent(new Event('controllerchange'))
    const { addLoads } = await import('../../../../src/shared/worker/client/loaded-urls')
    addLoads([`${ORIGIN}/m/assets/login.js`, `${ORIGIN}/wps/member/info`])
    expect(reported(worker)).toEqual(['login.js'])
  })

  test('OFF-07 are not reported by a page that was controlled from its start', async () => {
    const worker = new FakeWorker()
    container.controller = worker
    container.registration.active = worker
    await start()
    const { addLoads } = await import('../../../../src/shared/worker/client/loaded-urls')
    addLoads([`${ORIGIN}/m/assets/login.js`])
    expect(worker.postMessage.mock.calls).toEqual([[{ type: 'sweep' }]])
  })
})

describe('UPD-04 announcing a new build', () => {
  test('UPD-04 when it has been installed next to the current one', async () => {
    const next = new FakeWorker()
    container.controller = new FakeWorker()
    container.registration.installing = next
    const update = await start()
    expect(update.status).toBe('none')
    container.registration.waiting = next
    next.state = 'installed'
    next.dispatchEvent(new Event('statechange'))
    expect(update.status).toBe('ready')
  })

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
