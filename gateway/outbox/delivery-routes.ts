import * as v from 'valibot'
import { LANGUAGES } from '#domain/language/languages'
import { changeLanguage } from '../member/update-member'
import type { GatewayContext } from '../gateway-context'
import { deliver } from './deliver'
import { bindDevice, subscribeDevice, unbindDevice } from '../push/push-devices'
import { saveEvent, readEvents } from '../tracking/tracking-events'
import { forMember, memberOf } from '../session/for-member'
import type { GatewayApp, GatewayRequest } from '../http/types'

const LONGEST_TOKEN = 4096 // a device's registration token is about 160 characters today

const tokenSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_TOKEN))
const languageSchema = v.object({ language: v.picklist(LANGUAGES.map(({ code }) => code)) })
const bindSchema = v.object({ registrationToken: tokenSchema })
const subscribeSchema = v.object({
  registrationToken: tokenSchema,
  topic: v.pipe(v.string(), v.regex(/^[\w.~%-]+$/)),
})
const unsubscribeSchema = v.object({ registrationToken: tokenSchema, unsubscribeAll: v.literal(true) })
const eventsSchema = v.object({ events: v.array(v.unknown()) })

/** Deliveries of an app's outbox (OFF-05): the member's language, push bindings, tracking events. */
export function deliveryRoutes(app: GatewayApp, gateway: GatewayContext): void {
  const { db, clock } = gateway

  app.post(
    '/wps/member/language',
    forMember(gateway, (c, { id }) =>
      deliver(c, gateway, { memberId: id, isProtected: true, schema: languageSchema }, (body, record) => {
        changeLanguage(db, id, body.language)
        record('language', body)
        return null
      }),
    ),
  )
  app.post(
    '/wps/relay/CSP_fcmBind',
    forMember(gateway, (c, { id }) =>
      deliver(c, gateway, { memberId: id, isProtected: true, schema: bindSchema }, (body, record) => {
        bindDevice(db, { ...body, memberId: id, at: clock.now() })
        record('push', body)
        return null
      }),
    ),
  )
  app.post(
    '/wps/relay/CSP_fcmSubscribe',
    forMember(gateway, (c, { id }) =>
      deliver(c, gateway, { memberId: id, isProtected: true, schema: subscribeSchema }, (body, record) => {
        subscribeDevice(db, body.topic, { ...body, memberId: id, at: clock.now() })
        record('push', body)
        return null
      }),
    ),
  )
  app.post('/wps/relay/CSP_fcmUnsubscribe', (c) =>
    deliver(c, gateway, { ...guestOr(c, gateway), schema: unsubscribeSchema }, (body, record) => {
      unbindDevice(db, body.registrationToken)
      record('push', body)
      return null
    }),
  )
  app.post('/wps/relay/TRACK_events', (c) =>
    deliver(c, gateway, { ...guestOr(c, gateway), schema: eventsSchema }, (body, record) => {
      const events = readEvents(body.events)
      for (const event of events) if (saveEvent(db, event, clock.now())) record('tracking', event)
      return { accepted: events.map(({ eventID }) => eventID) }
    }),
  )
}

const guestOr = (c: GatewayRequest, gateway: GatewayContext) => ({
  memberId: memberOf(c, gateway)?.id ?? null,
  isProtected: false,
})
