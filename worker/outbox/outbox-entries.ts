import {
  MEMBER_LANGUAGE_PATH,
  PUSH_BIND_PATH,
  PUSH_SUBSCRIBE_PATH,
  PUSH_UNSUBSCRIBE_PATH,
  TRACK_EVENTS_PATH,
} from '#domain/contract/endpoints'
import type { TrackingEvent } from '#domain/contract/tracking/tracking'
import type { OutboxEntry } from './outbox-types'

const ALL_TOPIC = 'ALL' // S7, what every member is subscribed to

/** The member's language for what the gateway sends them (LNG-03). Only the last choice counts. */
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
 * Takes the device out again. It needs no session: it goes out after the logout that called for it, and no binding that
 * still waits for its member comes after it.
 */
export const createPushUnsubscribeEntry = (registrationToken: string): OutboxEntry => ({
  kind: 'push',
  member: '',
  path: PUSH_UNSUBSCRIBE_PATH,
  body: { registrationToken, unsubscribeAll: true },
  supersedes: ({ body }) => body['registrationToken'] === registrationToken,
})

/** One event (TRK-02). A member's goes under their own session, which fills in their name. */
export const createTrackingEntry = (event: TrackingEvent): OutboxEntry => ({
  kind: 'tracking',
  member: event.customerId ?? '',
  path: TRACK_EVENTS_PATH,
  body: { events: [event] },
  // One that is put in twice, by a page that died over it, is one.
  coalesce: event.eventID,
})
