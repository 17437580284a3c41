import * as v from 'valibot'
import { idSchema, textSchema, timeSchema } from '#domain/contract/schema-helpers'
import type { Database } from '../db/database'

const moneySchema = v.optional(v.pipe(v.number(), v.finite()))
const fieldsSchema = v.optional(v.record(v.string(), v.unknown()))

/** One row of POST TRACK_events; amounts in the unit of `currency`, `at` epoch ms. */
const eventSchema = v.object({
  eventID: idSchema,
  name: textSchema,
  customerId: v.optional(idSchema),
  customerName: v.optional(v.string()),
  revenue: moneySchema,
  amount: moneySchema,
  value: moneySchema,
  currency: v.optional(v.string()),
  attribution: fieldsSchema,
  clickIds: fieldsSchema,
  at: timeSchema,
})

export type TrackingEvent = v.InferOutput<typeof eventSchema>

/** Returns the valid events, each eventID once; bad rows are dropped. */
export function readEvents(rows: readonly unknown[]): readonly TrackingEvent[] {
  const events = new Map<string, TrackingEvent>()
  for (const row of rows) {
    const event = v.safeParse(eventSchema, row)
    if (event.success && !events.has(event.output.eventID)) events.set(event.output.eventID, event.output)
  }
  return [...events.values()]
}

/** Saves an event unless its eventID is stored already; returns true if it was new. `now` is epoch ms. */
export function saveEvent(db: Database, event: TrackingEvent, now: number): boolean {
  const known = v.object({ event_id: v.string() })
  if (db.get(known, 'SELECT event_id FROM tracking_event WHERE event_id = ?', event.eventID) !== null) {
    return false
  }
  db.run(
    `INSERT INTO tracking_event (event_id, name, customer_id, customer_name, revenue, amount, value, currency,
       attribution, click_ids, at, received_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    event.eventID,
    event.name,
    event.customerId ?? null,
    event.customerName ?? null,
    event.revenue ?? null,
    event.amount ?? null,
    event.value ?? null,
    event.currency ?? null,
    event.attribution === undefined ? null : JSON.stringify(event.attribution),
    event.clickIds === undefined ? null : JSON.stringify(event.clickIds),
    event.at,
    now,
  )
  return true
}
