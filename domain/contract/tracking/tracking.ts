import * as v from 'valibot'
import { idSchema } from '../schema-helpers'

/**
 * One event of POST TRACK_events, as stored in the outbox: the customer's name is filled in when it is sent.
 * `revenue`, `amount` and `value` in the currency's unit; `at` epoch ms.
 */
export interface TrackingEvent {
  readonly eventID: string
  readonly name: string
  readonly customerId?: string
  readonly revenue?: number
  readonly amount?: number
  readonly value?: number
  readonly currency?: string
  readonly attribution?: Readonly<Record<string, string>>
  readonly clickIds?: Readonly<Record<string, string>>
  readonly at: number
}

/** The response: ids of the accepted events, repeated ones included. */
export const trackEventsResponseSchema = v.object({ accepted: v.array(idSchema) })
