import {
  MEMBER_LANGUAGE_PATH,
  PUSH_BIND_PATH,
  PUSH_SUBSCRIBE_PATH,
  PUSH_UNSUBSCRIBE_PATH,
  TRACK_EVENTS_PATH,
} from '#domain/contract/endpoints'
import type { TrackingEvent } from '#domain/contract/tracking/tracking'
import type { OutboxEntry } from './outbox-types'

const ALL_TOPIC = 'ALL' // S7, the topic of all members

/** The member's language for the gateway's messages (LNG-03). Only the last choice counts. */
export const createLanguageEntry = (member: string, language: string): OutboxEntry => ({
  kind: 'language',
  member,
  path: MEMBER_LANGUAGE_PATH,
  body: { language },
  coalesce: 'language',
})

/** Binds this device's push token to a member and subscribes it (PSH-02): two calls, in this order. */
export const createPushBindEntries = (member: string, registrationToken: string): readonly OutboxEntry[] => [
  { kind: 'push', member, path: PUSH_BIND_PATH, body: { registrationToken } },
  { kind: 'push', member, path: PUSH_SUBSCRIBE_PATH, body: { registrationToken, topic: ALL_TOPIC } },
]

/**
 * Unsubscribes the device. It needs no session, because it is sent after the logout that caused it. Bindings that
 * still wait for their member are discarded.
 */
export const createPushUnsubscribeEntry = (registrationToken: string): OutboxEntry => ({
  kind: 'push',
  member: '',
  path: PUSH_UNSUBSCRIBE_PATH,
  body: { registrationToken, unsubscribeAll: true },
  supersedes: ({ body }) => body['registrationToken'] === registrationToken,
})

/** One tracked event (TRK-02). A member's event is sent under their own session, which fills in their name. */
export const createTrackingEntry = (event: TrackingEvent): OutboxEntry => ({
  kind: 'tracking',
  member: event.customerId ?? '',
  path: TRACK_EVENTS_PATH,
  body: { events: [event] },
  // A page that dies while enqueueing may enqueue an event twice; it counts once.
  coalesce: event.eventID,
})
