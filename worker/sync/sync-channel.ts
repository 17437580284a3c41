import type { AppError } from '#domain/errors'
import type { SyncTrigger } from '#domain/port'
import { ok, type Result } from '#domain/result'
import { SYNC_GROUP } from '#domain/tables/rows'
import { openTabChannel, type TabMessage } from '../tab-channels'

// A frozen leader never responds. A refresh by the player ends earlier (`REFRESH_TIMEOUT_MS`).
const ANSWER_TIMEOUT_MS = 12_000

interface SyncChannelOptions {
  readonly isLeading: () => boolean
  /** True if this tab syncs for itself only: it ignores other tabs' requests. */
  readonly isAlone: () => boolean
  /** Returns the merchant if this tab knows it, else an empty string. */
  readonly merchant: () => string
  /** Called when the leader sends the merchant. */
  readonly onMerchant: (merchant: string) => void
  /** Called when another tab has found whether the gateway responds. */
  readonly onConnection: (isOnline: boolean) => void
  readonly run: (trigger: SyncTrigger) => Promise<Result<null, AppError>>
}

/** Ends a request that no leader has responded to yet, with a result, or by running it here. */
type Finish = (result?: Result<null, AppError>) => void

/** Sends sync requests from follower tabs to the leader and returns its result. */
export class SyncChannel {
  readonly #channel = openTabChannel(SYNC_GROUP, (message) => {
    this.#receive(message)
  })
  readonly #waiting = new Map<string, Finish>()
  readonly #options: SyncChannelOptions
  #count = 0

  constructor(options: SyncChannelOptions) {
    this.#options = options
  }

  /** Runs the trigger here if this tab leads, else sends it to the leader. */
  requestSync(trigger: SyncTrigger): Promise<Result<null, AppError>> {
    if (this.#options.isLeading() || !this.#channel.isOpen) return this.#options.run(trigger)
    this.#count += 1
    const id = `${String(performance.timeOrigin)}-${String(this.#count)}`
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        finish(ok(null))
      }, ANSWER_TIMEOUT_MS)
      const finish: Finish = (result) => {
        clearTimeout(timer)
        this.#waiting.delete(id)
        resolve(result ?? this.#options.run(trigger))
      }
      this.#waiting.set(id, finish)
      this.#channel.post({ type: 'wish', id, trigger })
    })
  }

  /** Runs here what this tab has requested while there was no leader to respond: it leads now. */
  runWaiting(): void {
    for (const finish of this.#waiting.values()) finish()
  }

  /** Asks the leader for the merchant code. The leader may not know it yet either. */
  requestMerchant(): void {
    this.#channel.post({ type: 'whose' })
  }

  /** Sends the merchant to the other tabs as soon as it is known. */
  broadcastMerchant(): void {
    const merchant = this.#options.merchant()
    if (this.#options.isLeading() && merchant !== '') this.#channel.post({ type: 'merchant', merchant })
  }

  /** Informs the other tabs whether the gateway responds. */
  broadcastConnection(isOnline: boolean): void {
    this.#channel.post({ type: 'connection', isOnline })
  }

  #receive(message: TabMessage<typeof SYNC_GROUP>): void {
    const { isLeading, isAlone, onMerchant, onConnection, run } = this.#options
    switch (message.type) {
      case 'merchant':
        if (!isLeading()) onMerchant(message.merchant)
        break
      case 'connection':
        onConnection(message.isOnline)
        break
      case 'whose':
        this.broadcastMerchant()
        break
      case 'done':
        this.#waiting.get(message.id)?.(message.result)
        break
      case 'wish':
        if (isLeading() && !isAlone())
          void run(message.trigger).then((result) => {
            this.#channel.post({ type: 'done', id: message.id, result })
          })
        break
      default:
        message satisfies never
    }
  }
}
