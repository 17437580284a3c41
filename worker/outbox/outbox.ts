import type { AppError } from '#domain/errors'
import { err, type Result } from '#domain/result'
import type { OutboxKind } from '#domain/tables/worker-rows'
import { CHUNK_UNAVAILABLE } from '../chunk-unavailable-error'
import type * as Delivering from './flush-outbox'
import type { OutboxDependencies, OutboxEntry } from './outbox-types'

const KINDS: readonly OutboxKind[] = ['language', 'push', 'tracking']

/**
 * The way out for what must reach the gateway (OFF-05, R-03). What is put in is in the database before `put` answers,
 * or delivered already, and leaves when the gateway has answered. The delivery's own code is loaded when there is something to deliver.
 */
export class Outbox {
  readonly #tools: OutboxDependencies
  #loading: Promise<typeof Delivering | undefined> | undefined
  readonly #running = new Map<OutboxKind, { needsRerun: boolean }>()
  readonly #timers = new Map<OutboxKind, ReturnType<typeof setTimeout>>()

  constructor(tools: OutboxDependencies) {
    this.#tools = tools
  }

  /** Saves it until the gateway has answered; an error where it can be neither saved nor sent now. */
  async enqueue(delivery: OutboxEntry): Promise<Result<null, AppError>> {
    const code = await this.#load()
    if (!code) return err(CHUNK_UNAVAILABLE)
    const result = await code.insertEntry(this.#tools, delivery)
    if (result.ok) void this.#run(delivery.kind)
    return result
  }

  /** The network may be back, or somebody has logged in: what waits is tried now. */
  flush(): void {
    for (const kind of KINDS) void this.#run(kind)
  }

  async #run(kind: OutboxKind): Promise<void> {
    const running = this.#running.get(kind)
    if (running) {
      running.needsRerun = true
      return
    }
    const state = { needsRerun: false }
    this.#running.set(kind, state)
    clearTimeout(this.#timers.get(kind))
    const pauseMs = await this.#deliver(kind).catch(() => null)
    this.#running.delete(kind)
    if (state.needsRerun) void this.#run(kind)
    else if (pauseMs !== null) {
      this.#timers.set(
        kind,
        setTimeout(() => void this.#run(kind), pauseMs),
      )
    }
  }

  /** @returns how long to wait before the next try, ms; null where nothing waits for a time */
  async #deliver(kind: OutboxKind): Promise<number | null> {
    const rows = await this.#tools.store.startingWith('outbox', [kind])
    if (rows.every(({ setAside }) => setAside)) return null
    return (await this.#load())?.flushKind(this.#tools, kind) ?? null
  }

  /** Undefined where the code does not come; a load that failed is tried again the next time. */
  #load(): Promise<typeof Delivering | undefined> {
    this.#loading ??= import('./flush-outbox').catch(() => (this.#loading = undefined))
    return this.#loading
  }
}
