import * as v from 'valibot'
import { textSchema } from '#domain/contract/schema-helpers'
import type { AppError } from '#domain/errors'
import type { SyncTrigger } from '#domain/port'
import { ok, type Result } from '#domain/result'

const CHANNEL = 'mc-sync'
const ANSWER_TIMEOUT_MS = 12_000 // a leader that does not answer is frozen; the player's spinner ends all the same

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
  /** What this tab syncs is of use to itself alone: the wishes of others are another's. */
  readonly isAlone: () => boolean
  /** The merchant as this tab knows it, or an empty string. */
  readonly merchant: () => string
  /** The tab that leads has learnt whose app this is. */
  readonly onMerchant: (merchant: string) => void
  readonly run: (trigger: SyncTrigger) => Promise<Result<null, AppError>>
}

/** How a tab that does not lead asks the one that does to sync, and hears how it went. */
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

  /** Runs the trigger here when this tab leads, else asks the leader. */
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

  /** A tab that knows not yet whose app it is asks the one that leads; both may have started at the same moment. */
  requestMerchant(): void {
    this.#channel?.postMessage({ type: 'whose' })
  }

  /** Tells the others whose app this is, as it is learnt. */
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
