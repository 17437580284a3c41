import type { TrackingEvent } from '#domain/contract/tracking'
import type { FactsHolder } from '../facts'
import type { AppError } from '#domain/errors'
import { err, type Result } from '#domain/result'
import { loadLate } from '../load-late'
import { NO_CODE } from '../no-code'
import type { Outbox } from '../outbox/outbox'
import type { Store } from '../store/store'
import type { Counter } from './keep-counter'
import type { LateCommand } from './late-commands'

interface Tools {
  readonly store: Store
  readonly facts: FactsHolder
  readonly outbox: Outbox
}

/** What goes to the gateway through the outbox, whenever it can (OFF-05), and what the device remembers of itself. */
export const deliveryCommands = (tools: Tools) => ({
  runLate: async (command: LateCommand): Promise<Result<null, AppError>> =>
    (await loadLate())?.runLate(tools, command) ?? err(NO_CODE),
  /** Keeps an event until the gateway has taken it (TRK-02). */
  track: async (event: TrackingEvent): Promise<Result<null, AppError>> => {
    const late = await loadLate()
    return late ? tools.outbox.put(late.trackingDelivery(event)) : err(NO_CODE)
  },
  keepCounter: async (counter: Counter): Promise<Result<null, AppError>> =>
    (await loadLate())?.keepCounter(tools, counter) ?? err(NO_CODE),
})
