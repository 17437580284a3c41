import type { TrackingEvent } from '#domain/contract/tracking/tracking'
import { currencyOf } from '#domain/text/money-format'
import { eventOf, type PendingEvent } from '#domain/tracking/tracking-events'
import { removeEvent, pendingEvents } from '../../shared/tracking/event-queue'
import { currentAttribution } from '../../shared/tracking/current-attribution'
import { commands } from '../../shared/worker/client/commands'
import { currentReader } from '../../shared/worker/query/page-tables'

export interface SendFacts {
  readonly merchant: string
  /** The merchant's; a member may have another one. */
  readonly currency: string
  /** True if the attribution may be sent. */
  readonly mayTrack: boolean
  readonly onSent: (event: TrackingEvent) => void
  /** Aborted when these facts are out of date. */
  readonly over: AbortSignal
}

/**
 * Adds the queued events to the outbox, which delivers them (OFF-05). Only one tab at a time, so each is added once.
 * @returns true if all were added; a failed one waits for a retry and does not block the others
 */
export const sendEvents = (facts: SendFacts): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request('mc-tracking', () => sendAll(facts)) : sendAll(facts)

const sendAll = async (facts: SendFacts): Promise<boolean> => {
  let isAllSent = true
  for (const pending of pendingEvents()) {
    if (facts.over.aborted) return isAllSent
    if (pending.merchant !== facts.merchant) continue
    if (await send(pending, facts)) removeEvent(pending.eventID)
    else isAllSent = false
  }
  return isAllSent
}

const send = async (pending: PendingEvent, { currency, mayTrack, onSent }: SendFacts): Promise<boolean> => {
  const code = currencyOf((await memberCurrency(pending)) ?? currency)
  const event = eventOf(pending, code, mayTrack ? currentAttribution() : {})
  const sent = await commands.track(event)
  if (sent.ok) onSent(event)
  return sent.ok
}

/** Returns the currency of the event's member; undefined if it is unknown or the event has no amount. */
const memberCurrency = async ({
  merchant,
  customerId,
  amount,
}: PendingEvent): Promise<string | undefined> => {
  if (amount === undefined) return undefined
  try {
    return (await currentReader().get('members', [merchant, customerId]))?.currency
  } catch {
    return undefined
  }
}
