import { proxy, type Remote, releaseProxy, wrap } from 'comlink'
import type { WorkerApi } from '#worker/api'
import { WORKER_READY_TIMEOUT_MS } from '#domain/constants/timing'
import type { AppError } from '#domain/errors'
import type { PageFacts, Signal } from '#domain/port'
import { err, type Result } from '#domain/result'

/** One worker from its start to its death. Comlink's calls to a dead worker never settle: `died` does. */
export interface WorkerLife {
  readonly api: Remote<WorkerApi>
  /** Name of the Web Lock that the worker holds until it ends. */
  readonly lock: string
  /** Calls that the worker has not answered yet. */
  pending: number
  /** The handshake; false when it failed or took too long. */
  readonly ready: Promise<boolean>
  readonly died: Promise<Result<never, AppError>>
  end(detail: 'timeout' | 'crashed'): void
}

export const startWorkerLife = (
  worker: Worker,
  facts: PageFacts,
  onSignal: (signal: Signal) => void,
): WorkerLife => {
  const api = wrap<WorkerApi>(worker)
  const lock = `mc-worker-${String(Math.random())}`
  let settle: (result: Result<never, AppError>) => void = () => undefined
  const died = new Promise<Result<never, AppError>>((resolve) => {
    settle = resolve
  })
  let isOver = false
  const end = (detail: 'timeout' | 'crashed'): void => {
    if (isOver) return
    isOver = true
    worker.terminate()
    api[releaseProxy]()
    settle(err({ kind: 'worker', detail }))
  }
  worker.addEventListener('error', () => {
    end('crashed')
  })
  const handshake = api.handshake(facts, proxy(onSignal), lock).then(
    (result) => result.ok,
    () => false,
  )
  const ready = within(WORKER_READY_TIMEOUT_MS, Promise.race([handshake, died.then(() => false)]), false)
  return { api, lock, pending: 0, ready, died, end }
}

/** The promise, or `late` when it takes longer. */
export const within = <T>(ms: number, promise: Promise<T>, late: T): Promise<T> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(late)
    }, ms)
    void promise.then((value) => {
      clearTimeout(timer)
      resolve(value)
    })
  })
