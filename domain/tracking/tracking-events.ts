import type { TrackingEvent } from '../contract/tracking/tracking'
import { ownEntries } from '../text/own-entries'
import { tryParseJson } from '../text/parse-json'

/** An event that waits on this phone. It contains no name and no attribution. */
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

/** Returns an event in the gateway's form (contract.md, TRACK_events). `extra` is the attribution. */
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

/** Returns the id of a member's first deposit: the same for ever and on every phone. */
export const firstDepositId = (merchant: string, customerId: string): string =>
  `first_deposit-${merchant}-${customerId}`

/** Returns the id of a deposit by its key. Saved twice, it is still one event. */
export const depositId = (key: string): string => `deposit-${key}`

const NAMES: ReadonlySet<unknown> = new Set(['registration', 'login', 'deposit', 'first_deposit'])
const isName = (value: unknown): value is PendingEvent['name'] => NAMES.has(value)
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** Parses a saved event; null for anything else. */
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
