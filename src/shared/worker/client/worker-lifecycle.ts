import { proxy, releaseProxy, wrap } from 'comlink'
import type { WorkerApi } from '#worker/api'
import { WORKER_READY_TIMEOUT_MS } from '#domain/timing'
import type { AppError } from '#domain/errors'
import type { PageFacts, Signal } from '#domain/port'
import { err, type Result } from '#domain/result'
import { withTimeout } from '#domain/with-timeout'
import type { CommandName } from './command-types'

/** A command, or the ping of the page's own checks. */
export type SentCommand = CommandName | 'ping'

/** Handle of one worker instance. */
export interface WorkerHandle {
  /** Sends a command. A dead worker never responds to it, so callers also await `died`. */
  send(name: SentCommand, args: readonly unknown[]): Promise<Result<unknown, AppError>>
  /** Name of the Web Lock that the worker holds until it ends. */
  readonly lock: string
  /** Result of the handshake; false if it failed or timed out. */
  readonly ready: Promise<boolean>
  readonly died: Promise<Result<never, AppError>>
  end(): void
}

export const spawnWorker = (
  worker: Worker,
  facts: PageFacts,
  onSignal: (signal: Signal) => void,
): WorkerHandle => {
  const api = wrap<WorkerApi>(worker)
  const lock = `mc-worker-${String(Math.random())}`
  let settle: (result: Result<never, AppError>) => void = () => undefined
  const died = new Promise<Result<never, AppError>>((resolve) => {
    settle = resolve
  })
  let isOver = false
  const end = (): void => {
    if (isOver) return
    isOver = true
    worker.terminate()
    api[releaseProxy]()
    settle(err({ kind: 'worker', detail: 'crashed' }))
  }
  worker.addEventListener('error', end)
  const handshake = api.handshake(facts, proxy(onSignal), lock).then(
    (result) => result.ok,
    () => false,
  )
  const ready = withTimeout(WORKER_READY_TIMEOUT_MS, Promise.race([handshake, died.then(() => false)]), false)
  const send: WorkerHandle['send'] = async (name, args) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `commands` has checked the arguments
    const command = api[name] as (...given: readonly unknown[]) => Promise<Result<unknown, AppError>>
    return command(...args)
  }
  return { send, lock, ready, died, end }
}
