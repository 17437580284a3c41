import type { TrackingEvent } from '#domain/contract/tracking/tracking'
import type { PageFactsStore } from '../page-facts-store'
import type { AppError } from '#domain/errors'
import type { Result } from '#domain/result'
import { withLazyChunk } from '../load-lazy-chunk'
import type { Outbox } from '../outbox/outbox'
import type { Store } from '../store/store'
import type { Counter } from './save-counter'
import type { LazyCommand } from './lazy-commands'

interface Tools {
  readonly store: Store
  readonly facts: PageFactsStore
  readonly outbox: Outbox
}

/** Commands whose posts go through the outbox and are sent when possible (OFF-05), and counters of this device. */
export const deliveryCommands = (tools: Tools) => ({
  runLazy: (command: LazyCommand): Promise<Result<null, AppError>> =>
    withLazyChunk((lazy) => lazy.runLazyCommand(tools, command)),
  /** Saves an event until the gateway has accepted it (TRK-02). */
  track: (event: TrackingEvent): Promise<Result<null, AppError>> =>
    withLazyChunk((lazy) => tools.outbox.enqueue(lazy.createTrackingEntry(event))),
  keepCounter: (counter: Counter): Promise<Result<null, AppError>> =>
    withLazyChunk((lazy) => lazy.saveCounter(tools, counter)),
})
