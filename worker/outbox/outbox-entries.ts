import {
  MEMBER_LANGUAGE_ENDPOINT,
  PUSH_BIND_ENDPOINT,
  PUSH_SUBSCRIBE_ENDPOINT,
  PUSH_UNSUBSCRIBE_ENDPOINT,
  TRACK_EVENTS_ENDPOINT,
} from '#domain/contract/command-endpoints'
import type { TrackingEvent } from '#domain/contract/tracking/tracking'
import type { OutboxEntry } from './outbox-types'

const ALL_TOPIC = 'ALL' // S7, the topic of all members

/** The member's language for the gateway's messages (LNG-03). Only the last choice counts. */
export const createLanguageEntry = (member: string, language: string): OutboxEntry => ({
  kind: 'language',
  member,
  path: MEMBER_LANGUAGE_ENDPOINT,
  body: { language },
  coalesce: 'language',
})

/** Binds this device's push token to a member and subscribes it (PSH-02): two calls, in this order. */
export const createPushBindEntries = (member: string, registrationToken: string): readonly OutboxEntry[] => [
  { kind: 'push', member, path: PUSH_BIND_ENDPOINT, body: { registrationToken } },
  { kind: 'push', member, path: PUSH_SUBSCRIBE_ENDPOINT, body: { registrationToken, topic: ALL_TOPIC } },
]

/**
 * Unsubscribes the device. It needs no session, because it is sent after the logout that caused it. Bindings that
 * still wait for their member are discarded.
 */
export const createPushUnsubscribeEntry = (registrationToken: string): OutboxEntry => ({
  kind: 'push',
  member: '',
  path: PUSH_UNSUBSCRIBE_ENDPOINT,
  body: { registrationToken, unsubscribeAll: true },
  supersedes: ({ body }) => body['registrationToken'] === registrationToken,
})

/** One tracked event (TRK-02). A member's event is sent under their own session, which fills in their name. */
export const createTrackingEntry = (event: TrackingEvent): OutboxEntry => ({
  kind: 'tracking',
  member: event.customerId ?? '',
  path: TRACK_EVENTS_ENDPOINT,
  body: { events: [event] },
  // A page that dies while enqueueing may enqueue an event twice; it counts once.
  coalesce: event.eventID,
})
