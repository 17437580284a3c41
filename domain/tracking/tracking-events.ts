import type { TrackingEvent } from '../contract/tracking/tracking'
import { ownEntries } from '../text/own-entries'
import { tryParseJson } from '../text/parse-json'

/** What happened, as it waits on this phone: no name is in it, and nothing of how the player came. */
export interface PendingEvent {
  readonly eventID: string
  readonly name: 'registration' | 'login' | 'deposit' | 'first_deposit'
  readonly merchant: string
  readonly customerId: string
  /** In the currency's unit. */
  readonly amount?: number
  /** Epoch ms. */
  readonly at: number
}

/** An event as the gateway takes it (contract.md, TRACK_events); `extra` is what says how the player came. */
export const eventOf = (
  { eventID, name, customerId, amount, at }: PendingEvent,
  currency: string,
  extra: Pick<TrackingEvent, 'attribution' | 'clickIds'>,
): TrackingEvent => ({
  eventID,
  name,
  customerId,
  ...(amount === undefined ? {} : { revenue: amount, amount, value: amount, currency }),
  ...extra,
  at,
})

/** One a member, for ever and on every phone: whoever sends it again sends the same one. */
export const firstDepositId = (merchant: string, customerId: string): string =>
  `first_deposit-${merchant}-${customerId}`

/** A deposit as it was noted under its key: however often it is met, it is one. */
export const depositId = (key: string): string => `deposit-${key}`

const NAMES: ReadonlySet<unknown> = new Set(['registration', 'login', 'deposit', 'first_deposit'])
const isName = (value: unknown): value is PendingEvent['name'] => NAMES.has(value)
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** Reads a noted event back; null for anything else. */
export const parsePendingEvent = (text: string | null): PendingEvent | null => {
  const fields = ownEntries(tryParseJson(text))
  const [eventID, name, merchant, customerId, at] = ['eventID', 'name', 'merchant', 'customerId', 'at'].map(
    (field) => fields.get(field),
  )
  if (typeof eventID !== 'string' || typeof merchant !== 'string' || typeof customerId !== 'string')
    return null
  if (!isName(name) || !isCount(at)) return null
  const amount = fields.get('amount')
  return {
    eventID,
    name,
    merchant,
    customerId,
    ...(isCount(amount) ? { amount } : {}),
    at,
  }
}
