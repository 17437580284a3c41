import type { TrackingEvent } from '#domain/contract/tracking/tracking'
import { eventOf, type PendingEvent } from '#domain/tracking/tracking-events'
import { invokeWorker } from '../../shared/worker/client/worker-client'
import { removeEvent, pendingEvents } from '../../shared/tracking/event-queue'
import { currentAttribution } from '../../shared/tracking/current-attribution'

export interface SendFacts {
  readonly merchant: string
  readonly currency: string
  /** May it be said how the player came? */
  readonly mayTrack: boolean
  readonly onSent: (event: TrackingEvent) => void
  /** Aborted when these facts hold no more. */
  readonly over: AbortSignal
}

/**
 * Gives what was noted to the outbox, which delivers it (OFF-05); one tab at a time, so that each is given once.
 * @returns whether all was given: what was not waits for another try, and holds up nothing behind it
 */
export const sendEvents = (facts: SendFacts): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request('mc-tracking', () => sendAll(facts)) : sendAll(facts)

const sendAll = async (facts: SendFacts): Promise<boolean> => {
  let isAllSent = true
  for (const noted of pendingEvents()) {
    if (facts.over.aborted) return isAllSent
    if (noted.merchant !== facts.merchant) continue
    if (await send(noted, facts)) removeEvent(noted.eventID)
    else isAllSent = false
  }
  return isAllSent
}

const send = async (noted: PendingEvent, { currency, mayTrack, onSent }: SendFacts): Promise<boolean> => {
  const event = eventOf(noted, currency, mayTrack ? currentAttribution() : {})
  const sent = await invokeWorker((api) => api.track(event))
  if (sent.ok) onSent(event)
  return sent.ok
}
