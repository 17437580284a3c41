import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { gateway } from './shared-gateway'

const answerSchema = v.object({
  success: v.boolean(),
  value: v.optional(v.unknown()),
  errorCode: v.optional(v.string()),
})
export interface Post {
  readonly path: string
  readonly body: unknown
  readonly token?: string | undefined
  readonly key?: string | undefined
}

/** A post as the app's outbox sends it, with a new key unless one is given. */
export const send = ({ path, body, token, key = randomUUID() }: Post) =>
  fetch(gateway.origin + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Language: 'EN',
      'Idempotency-Key': key,
      ...(token !== undefined && { Authorization: token }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

export const deliver = async (post: Post) => v.parse(answerSchema, await (await send(post)).json())

/** The five calls of the outbox, each with a valid body. */
export const DELIVERIES = [
  { path: '/wps/member/language', body: { language: 'UR' }, isProtected: true },
  { path: '/wps/relay/CSP_fcmBind', body: { registrationToken: 'device-1' }, isProtected: true },
  {
    path: '/wps/relay/CSP_fcmSubscribe',
    body: { registrationToken: 'device-1', topic: 'ALL' },
    isProtected: true,
  },
  {
    path: '/wps/relay/CSP_fcmUnsubscribe',
    body: { registrationToken: 'device-1', unsubscribeAll: true },
    isProtected: false,
  },
  {
    path: '/wps/relay/TRACK_events',
    body: { events: [{ eventID: 'event-1', name: 'deposit', at: 1 }] },
    isProtected: false,
  },
] as const
