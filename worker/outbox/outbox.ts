import type { AppError } from '#domain/errors'
import { err, type Result } from '#domain/result'
import type { OutboxKind, OutboxRow } from '#domain/tables/delivery-rows'
import type { FactsHolder } from '../facts'
import type { Requester } from '../net/requester'
import { NO_CODE } from '../no-code'
import type { Store } from '../store/store'
import type * as Delivering from './deliver'

/** What is to be delivered; the rest of its row is the outbox's business. */
export type Delivery = Pick<OutboxRow, 'kind' | 'member' | 'path' | 'body' | 'coalesce'> & {
  /** Rows of its kind that have no point any more, sent or not. */
  readonly undoes?: (row: OutboxRow) => boolean
}

export interface OutboxTools {
  readonly store: Store
  readonly requester: Requester
  readonly facts: FactsHolder
  /** While the gateway does not answer one probe stands for all, so nothing is delivered. */
  readonly isCircuitOpen: () => boolean
  /** One tab delivers at a time, where the browser has locks. */
  readonly locks: OutboxLocks | undefined
  /** Before the row goes: nobody who looks finds neither the row nor what came of it. */
  readonly onDelivered: (row: OutboxRow) => Promise<void>
}

export interface OutboxLocks {
  request(name: string, callback: () => Promise<unknown>): Promise<unknown>
}

const KINDS: readonly OutboxKind[] = ['language', 'push', 'tracking']

/**
 * The way out for what must reach the gateway (OFF-05, R-03). What is put in is in the database before `put` answers,
 * or delivered already, and leaves when the gateway has answered. The delivery's own code is loaded when there is something to deliver.
 */
export class Outbox {
  readonly #tools: OutboxTools
  #loading: Promise<typeof Delivering | undefined> | undefined
  readonly #running = new Map<OutboxKind, { isWoken: boolean }>()
  readonly #timers = new Map<OutboxKind, ReturnType<typeof setTimeout>>()

  constructor(tools: OutboxTools) {
    this.#tools = tools
  }

  /** Saves it until the gateway has answered; an error where it can be neither saved nor sent now. */
  async put(delivery: Delivery): Promise<Result<null, AppError>> {
    const code = await this.#load()
    if (!code) return err(NO_CODE)
    const result = await code.put(this.#tools, delivery)
    if (result.ok) void this.#run(delivery.kind)
    return result
  }

  /** The network may be back, or somebody has logged in: what waits is tried now. */
  wake(): void {
    for (const kind of KINDS) void this.#run(kind)
  }

  async #run(kind: OutboxKind): Promise<void> {
    const running = this.#running.get(kind)
    if (running) {
      running.isWoken = true
      return
    }
    const state = { isWoken: false }
    this.#running.set(kind, state)
    clearTimeout(this.#timers.get(kind))
    const pauseMs = await this.#deliver(kind).catch(() => null)
    this.#running.delete(kind)
    if (state.isWoken) void this.#run(kind)
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
    return (await this.#load())?.deliver(this.#tools, kind) ?? null
  }

  /** Undefined where the code does not come; a load that failed is tried again the next time. */
  #load(): Promise<typeof Delivering | undefined> {
    this.#loading ??= import('./deliver').catch(() => (this.#loading = undefined))
    return this.#loading
  }
}
