import type { TrackingEvent } from '#domain/contract/tracking'
import { eventOf, type NotedEvent } from '#domain/rules/tracking-events'
import { callWorker } from '../worker-client'
import { dropEvent, notedEvents } from './noted-events'
import { visitAds } from './visit-ads'

export interface SendFacts {
  readonly merchant: string
  readonly currency: string
  /** May it be said how the player came? */
  readonly mayTrack: boolean
  readonly onSent: (event: TrackingEvent) => void
}

/** Gives what was noted to the outbox, which delivers it (OFF-05); one tab at a time, so that each is given once. */
export const sendEvents = (facts: SendFacts): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('mc-tracking', () => sendAll(facts)) : sendAll(facts)

const sendAll = async (facts: SendFacts): Promise<void> => {
  for (const noted of notedEvents()) {
    if (noted.merchant !== facts.merchant) continue
    if (!(await send(noted, facts))) return
    dropEvent(noted.eventID)
  }
}

const send = async (noted: NotedEvent, { currency, mayTrack, onSent }: SendFacts): Promise<boolean> => {
  const event = eventOf(noted, currency, mayTrack ? visitAds() : {})
  const sent = await callWorker((api) => api.track(event))
  if (sent.ok) onSent(event)
  return sent.ok
}
