import * as v from 'valibot'
import { textSchema } from '#domain/contract/schema-helpers'
import type { AppError } from '#domain/errors'
import type { SyncTrigger } from '#domain/port'
import { ok, type Result } from '#domain/result'

const CHANNEL = 'mc-sync'
const ANSWER_TIMEOUT_MS = 12_000 // a frozen leader never responds; the player's spinner must end anyway

const syncRequestSchema = v.object({
  type: v.literal('wish'),
  id: v.string(),
  trigger: v.picklist([
    'shown',
    'start',
    'visible',
    'online',
    'login',
    'language',
    'timer',
    'retry',
    'refused',
  ]),
})
const syncResponseSchema = v.object({
  type: v.literal('done'),
  id: v.string(),
  result: v.custom<Result<null, AppError>>(
    (value) => typeof value === 'object' && value !== null && 'ok' in value,
  ),
})

const merchantSchema = v.object({ type: v.literal('merchant'), merchant: textSchema })
const merchantRequestSchema = v.object({ type: v.literal('whose') })

interface BusOptions {
  readonly isLeading: () => boolean
  /** True if this tab syncs for itself only: it ignores other tabs' requests. */
  readonly isAlone: () => boolean
  /** Returns the merchant if this tab knows it, else an empty string. */
  readonly merchant: () => string
  /** Called when the leader sends the merchant. */
  readonly onMerchant: (merchant: string) => void
  readonly run: (trigger: SyncTrigger) => Promise<Result<null, AppError>>
}

/** Sends sync requests from follower tabs to the leader and returns its result. */
export class SyncChannel {
  readonly #channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
  readonly #waiting = new Map<string, (result: Result<null, AppError>) => void>()
  readonly #options: BusOptions
  #count = 0

  constructor(options: BusOptions) {
    this.#options = options
    this.#channel?.addEventListener('message', ({ data }) => {
      this.#receive(data)
    })
  }

  /** Runs the trigger here if this tab leads, else sends it to the leader. */
  requestSync(trigger: SyncTrigger): Promise<Result<null, AppError>> {
    if (this.#options.isLeading() || !this.#channel) return this.#options.run(trigger)
    this.#count += 1
    const id = `${String(performance.timeOrigin)}-${String(this.#count)}`
    const channel = this.#channel
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        finish(ok(null))
      }, ANSWER_TIMEOUT_MS)
      const finish = (result: Result<null, AppError>): void => {
        clearTimeout(timer)
        this.#waiting.delete(id)
        resolve(result)
      }
      this.#waiting.set(id, finish)
      channel.postMessage({ type: 'wish', id, trigger })
    })
  }

  /** Asks the leader for the merchant code. The leader may not know it yet either. */
  requestMerchant(): void {
    this.#channel?.postMessage({ type: 'whose' })
  }

  /** Sends the merchant to the other tabs as soon as it is known. */
  broadcastMerchant(): void {
    const merchant = this.#options.merchant()
    if (this.#options.isLeading() && merchant !== '')
      this.#channel?.postMessage({ type: 'merchant', merchant })
  }

  #receive(data: unknown): void {
    const parsed = v.safeParse(merchantSchema, data)
    if (parsed.success && !this.#options.isLeading()) this.#options.onMerchant(parsed.output.merchant)
    if (v.is(merchantRequestSchema, data)) this.broadcastMerchant()
    const done = v.safeParse(syncResponseSchema, data)
    if (done.success) this.#waiting.get(done.output.id)?.(done.output.result)
    const input = v.safeParse(syncRequestSchema, data)
    if (!input.success || !this.#options.isLeading() || this.#options.isAlone()) return
    void this.#options.run(input.output.trigger).then((result) => {
      this.#channel?.postMessage({ type: 'done', id: input.output.id, result })
    })
  }
}
