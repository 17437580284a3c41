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

/** What goes to the gateway through the outbox, whenever it can (OFF-05), and what the device remembers of itself. */
export const deliveryCommands = (tools: Tools) => ({
  runLazy: (command: LazyCommand): Promise<Result<null, AppError>> =>
    withLazyChunk((lazy) => lazy.runLazyCommand(tools, command)),
  /** Keeps an event until the gateway has taken it (TRK-02). */
  track: (event: TrackingEvent): Promise<Result<null, AppError>> =>
    withLazyChunk((lazy) => tools.outbox.enqueue(lazy.createTrackingEntry(event))),
  keepCounter: (counter: Counter): Promise<Result<null, AppError>> =>
    withLazyChunk((lazy) => lazy.saveCounter(tools, counter)),
})
