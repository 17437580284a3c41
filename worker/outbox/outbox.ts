import type { AppError } from '#domain/errors'
import { err, type Result } from '#domain/result'
import type { OutboxKind } from '#domain/tables/worker-rows'
import { CHUNK_UNAVAILABLE } from '../chunk-unavailable-error'
import type * as Delivering from './flush-outbox'
import type { OutboxDependencies, OutboxEntry } from './outbox-types'

const KINDS: readonly OutboxKind[] = ['language', 'push', 'tracking']

/**
 * Queue of posts that must reach the gateway (OFF-05, R-03). An entry is in the database, or already delivered,
 * before `enqueue` resolves; it is deleted once the gateway has responded. The delivery code is loaded when there is
 * something to deliver.
 */
export class Outbox {
  readonly #dependencies: OutboxDependencies
  #loading: Promise<typeof Delivering | undefined> | undefined
  readonly #running = new Map<OutboxKind, { needsRerun: boolean }>()
  readonly #timers = new Map<OutboxKind, ReturnType<typeof setTimeout>>()

  constructor(dependencies: OutboxDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Saves the entry until the gateway has responded. Returns an error if it can be neither saved nor sent now.
   */
  async enqueue(delivery: OutboxEntry): Promise<Result<null, AppError>> {
    const code = await this.#load()
    if (!code) return err(CHUNK_UNAVAILABLE)
    const result = await code.insertEntry(this.#dependencies, delivery)
    if (result.ok) void this.#run(delivery.kind)
    return result
  }

  /** Retries pending entries now (back online, or after login). */
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

  /** @returns the delay before the next attempt, ms; null if no entry waits for a time */
  async #deliver(kind: OutboxKind): Promise<number | null> {
    const rows = await this.#dependencies.store.startingWith('outbox', [kind])
    if (rows.every(({ setAside }) => setAside)) return null
    return (await this.#load())?.flushKind(this.#dependencies, kind) ?? null
  }

  /** Undefined if the code cannot be loaded; a failed load is retried the next time. */
  #load(): Promise<typeof Delivering | undefined> {
    this.#loading ??= import('./flush-outbox').catch(() => (this.#loading = undefined))
    return this.#loading
  }
}
