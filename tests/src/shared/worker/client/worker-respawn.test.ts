import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ok } from '#domain/result'
import { createClient, resetClient, rig, settle } from '../../../support/worker-client'
import { FakeWorker } from '../../../support/fake-worker'

beforeEach(resetClient)
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'locks')
})

/** The browser's locks, and the page's view of the worker's. `free` is called when the worker ends. */
const useLocks = () => {
  const granted = new Map<string, () => void>()
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      query: () => Promise.resolve({ held: rig.locks.map((name) => ({ name })), pending: [] }),
      request: (name: string, callback: () => void) =>
        new Promise<void>((resolve) => {
          granted.set(name, () => {
            callback()
            resolve()
          })
        }),
    },
  })
  return {
    isAwaited: (): boolean => granted.size > 0,
    free: (): void => {
      rig.locks = []
      for (const grant of granted.values()) grant()
      granted.clear()
    },
  }
}

/** A client whose lazy code has loaded. */
const createWatched = async (...given: Parameters<typeof createClient>): ReturnType<typeof createClient> => {
  const client = await createClient(...given)
  await settle()
  await import('../../../../../src/shared/worker/watch/watch-worker')
  await import('../../../../../src/shared/worker/watch/command-repeats')
  return client
}

describe('a worker that dies without an error event', () => {
  test('R-10 is replaced within 5 s of the first unanswered command, which is repeated', async () => {
    const client = await createWatched()
    FakeWorker.born[0]?.fallSilent()
    vi.useFakeTimers()
    const pending = client.commands.refresh()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(FakeWorker.born).toHaveLength(2)
    vi.useRealTimers()
    expect(await pending).toEqual({ ok: true, value: null })
  })

  test('R-10 a login, a registration and a transaction are rejected and not repeated', async () => {
    const logIn = vi.fn(() => new Promise<never>(() => undefined))
    const client = await createWatched({ logIn, register: logIn, submitTransaction: logIn })
    const pending = [
      client.commands.logIn({ username: 'ann', password: 'secret', remember: true }),
      client.commands.register({
        who: { kind: 'username', username: 'ann' },
        password: 'secret',
        logsIn: true,
        remember: false,
        captcha: null,
        provenance: {
          affiliateCode: '',
          referralCode: '',
          domain: '',
          registerUrl: '',
          clickIds: {},
          attribution: {},
          asksNotToBeTracked: false,
        },
      }),
      client.commands.submitTransaction({ act: 'claimReward', id: '1' }),
    ]
    await vi.waitFor(() => expect(logIn).toHaveBeenCalledTimes(3))
    FakeWorker.born[0]?.crash()
    const error = { kind: 'worker', detail: 'crashed' }
    expect(await Promise.all(pending)).toEqual(pending.map(() => ({ ok: false, error })))
    expect(logIn).toHaveBeenCalledTimes(3)
  })

  test('R-10 a command that has killed two workers is not sent to a third', async () => {
    const client = await createWatched({ refresh: () => new Promise(() => undefined) })
    const pending = client.commands.refresh()
    await settle()
    FakeWorker.born[0]?.crash()
    await vi.waitFor(() => expect(rig.facts).toHaveLength(2))
    await settle()
    FakeWorker.born[1]?.crash()
    expect(await pending).toEqual({ ok: false, error: { kind: 'worker', detail: 'crashed' } })
  })
})

describe('a busy worker', () => {
  const createLocked = () => {
    useLocks()
    return createWatched()
  }

  test('R-10 is kept for 19 s while it holds its lock', async () => {
    const client = await createLocked()
    const [worker] = FakeWorker.born
    worker?.beBusy()
    vi.useFakeTimers()
    const pending = client.commands.refresh()
    await vi.advanceTimersByTimeAsync(19_000)
    expect(worker?.isTerminated).toBe(false)
    vi.useRealTimers()
    worker?.goOn()
    expect(await pending).toEqual({ ok: true, value: null })
  })

  test('R-10 is replaced after that, although it holds its lock', async () => {
    const client = await createLocked()
    const [worker] = FakeWorker.born
    worker?.beBusy()
    vi.useFakeTimers()
    void client.commands.refresh()
    await vi.advanceTimersByTimeAsync(25_000)
    expect(worker?.isTerminated).toBe(true)
  })

  test('R-10 costs an idle page nothing: without a pending command no heartbeat is sent', async () => {
    const ping = vi.fn(() => ok('pong' as const))
    const client = await createWatched({ ping })
    await client.commands.refresh()
    vi.useFakeTimers()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ping).not.toHaveBeenCalled()
  })
})
