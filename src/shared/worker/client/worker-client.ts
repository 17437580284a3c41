import { HEARTBEAT_MS, WORKER_PING_TIMEOUT_MS } from '#domain/timing'
import type { AppError } from '#domain/errors'
import type { ChunkErrorMessage, LoadsMessage, Signal } from '#domain/port'
import { err, type Result } from '#domain/result'
import { withTimeout } from '#domain/with-timeout'
import { commandTimeoutMs } from './command-timeouts'
import type { CommandName } from './command-types'
import { currentWorker, setCurrentWorker } from './current-worker'
import { pageState } from '../../page/page-state'
import { addLoads } from './loaded-urls'
import { visibleResources } from '../query/visible-resources'
import { trustedScriptUrl } from '../../page/trusted-types'
import { type SentCommand, spawnWorker, type WorkerHandle } from './worker-lifecycle'

const RESPAWN_PAUSES_MS = [0, 1_000, 4_000, 15_000] // a worker that dies at once must not be started in a loop
const STEADY_MS = 60_000 // a worker that has run this long resets the count

/** Watches a worker that responds slowly. Does nothing if the chunk is unavailable. */
const watchHeartbeat = async (handle: WorkerHandle, answering: Promise<unknown>): Promise<void> => {
  try {
    await (await import('../watch/watch-worker')).watchHeartbeat(handle, answering)
  } catch {
    // The command still has its timeout.
  }
}

/** True if a command may be sent again to the next worker. False if the chunk is unavailable. */
const isRepeatable = async (name: SentCommand): Promise<boolean> => {
  try {
    return (await import('../watch/command-repeats')).isRepeatable(name)
  } catch {
    return false
  }
}

const workerError = (detail: 'timeout' | 'crashed' | 'unavailable') =>
  err<AppError>({ kind: 'worker', detail })

/**
 * The page's end of the worker port. It manages the worker: uses the one that the document started, queues commands
 * until it is ready, applies timeouts, and replaces a worker that died or does not respond. Never rejects.
 */
class WorkerClient {
  #onSignal: (signal: Signal) => void = () => undefined
  #failures = 0
  #spawnedAt = 0
  #pause: ReturnType<typeof setTimeout> | undefined

  /** Call once, before the first render. */
  start(onSignal: (signal: Signal) => void): void {
    this.#onSignal = onSignal
    this.#connect(window.mcBoot?.startWorker() ?? this.#spawn())
  }

  /**
   * Sends one command when the worker is ready. A dead or unresponsive worker is an error, never an endless wait.
   * If the worker ends before it responds, a command that is safe to repeat is sent once more, to the next worker
   * (command-repeats.ts).
   */
  send(name: SentCommand, args: readonly unknown[], timeoutMs: number): Promise<Result<unknown, AppError>> {
    return withTimeout(timeoutMs, this.#send(name, args), workerError('timeout'))
  }

  async #send(
    name: SentCommand,
    args: readonly unknown[],
    isRepeat = false,
  ): Promise<Result<unknown, AppError>> {
    const handle = currentWorker()
    if (!handle) return workerError('unavailable')
    let isSafe = !(await handle.ready)
    // A command that was never sent may be sent to the next worker.
    let response: Result<unknown, AppError> = workerError('unavailable')
    if (isSafe) await handle.died
    else {
      const responding = Promise.race([
        handle.send(name, args).catch(() => workerError('crashed')),
        handle.died,
      ])
      const timer = setTimeout(() => void watchHeartbeat(handle, responding), HEARTBEAT_MS)
      response = await responding
      clearTimeout(timer)
      if (!response.ok && currentWorker() !== handle) isSafe = await isRepeatable(name)
    }
    return isSafe && !isRepeat ? this.#send(name, args, true) : response
  }

  /** iOS kills and freezes workers in the background: replaces an unresponsive one on every return to the page. */
  async check(): Promise<void> {
    const handle = currentWorker()
    if (!handle) {
      this.#respawn()
      return
    }
    if (!(await handle.ready)) return
    const response = await this.send('ping', [], WORKER_PING_TIMEOUT_MS)
    if (!response.ok && currentWorker() === handle) handle.end()
  }

  /**
   * Ends the worker of a page that enters the back-forward cache. A frozen worker would hold the leader lock, and no
   * other tab would sync. `check` starts another when the page comes back.
   */
  end(): void {
    const handle = currentWorker()
    setCurrentWorker(undefined)
    clearTimeout(this.#pause)
    handle?.end()
  }

  #spawn(): Worker | null {
    const url = window.mcBoot?.workerUrl
    if (url === undefined) return null
    try {
      return new Worker(trustedScriptUrl(url), { type: 'module' })
    } catch {
      return null
    }
  }

  #connect(worker: Worker | null): void {
    const facts = window.mcBoot?.readPageFacts(pageState.language)
    if (!worker || !facts) {
      pageState.worker = 'failed'
      return
    }
    pageState.worker = 'starting'
    this.#spawnedAt = Date.now()
    const handle = spawnWorker(worker, { ...facts, shown: visibleResources() }, (signal) => {
      this.#onSignal(signal)
    })
    setCurrentWorker(handle)
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isMessage(data, 'vite:preloadError')) dispatchEvent(new Event(data.type))
      else if (isMessage(data, 'mc-loads')) addLoads(data.urls)
    })
    void handle.ready.then((isReady) => {
      if (currentWorker() !== handle) return
      if (isReady) pageState.worker = 'ready'
      else handle.end()
    })
    void handle.died.then(() => {
      if (currentWorker() === handle) this.#scheduleRespawn()
    })
  }

  #scheduleRespawn(): void {
    setCurrentWorker(undefined)
    if (Date.now() - this.#spawnedAt > STEADY_MS) this.#failures = 0
    const pause = RESPAWN_PAUSES_MS[Math.min(this.#failures, RESPAWN_PAUSES_MS.length - 1)]
    if (this.#failures > 0) pageState.worker = 'failed'
    this.#failures += 1
    clearTimeout(this.#pause)
    // Respawns synchronously, for commands that are repeated.
    if (!pause) this.#respawn()
    else
      this.#pause = setTimeout(() => {
        this.#respawn()
      }, pause)
  }

  #respawn(): void {
    clearTimeout(this.#pause)
    if (!currentWorker()) this.#connect(this.#spawn())
  }
}

type PlainMessage = LoadsMessage | ChunkErrorMessage

const isMessage = <Type extends PlainMessage['type']>(
  data: unknown,
  type: Type,
): data is Extract<PlainMessage, { readonly type: Type }> =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === type

const client = new WorkerClient()

export const startWorkerClient = (onSignal: (signal: Signal) => void): void => {
  client.start(onSignal)
}

export const endWorker = (): void => {
  client.end()
}

export const checkWorker = (): Promise<void> => client.check()

/** Sends one command to the worker. Screens use the typed `commands` instead. */
export const sendCommand = (
  name: CommandName,
  args: readonly unknown[],
): Promise<Result<unknown, AppError>> => client.send(name, args, commandTimeoutMs(name))
