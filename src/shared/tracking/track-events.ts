import {
  NO_DEPOSIT_YET_KEY,
  FIRST_DEPOSITS_KEY,
  NOTED_DEPOSITS_KEY,
  NOTED_LOGIN_KEY,
} from '#domain/tracking/tracking-keys'
import { SESSION_INFO_KEY } from '#domain/storage-keys'
import type { Session } from '#domain/port'
import { depositId, firstDepositId, type PendingEvent } from '#domain/tracking/tracking-events'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { readStorage, writeStorage } from '../storage/storage-area'
import { pageState } from '../page/page-state'
import { currentMember } from '../session/session-state'
import { currentReader } from '../worker/query/page-tables'
import { enqueueEvent } from './event-queue'
import { hasId, addId } from './local-id-sets'

/** Tracks a registration, which also logs in: no separate login event is tracked. */
export const trackRegistration = (session: Session): void => {
  enqueueEvent({ ...ofNow(session.id), eventID: newId(), name: 'registration' })
  writeStorage('session', NOTED_LOGIN_KEY, session.id)
}

/** Tracks the login of a session once; after a reload the same login continues. Null: no session. */
export const trackLogin = (session: Pick<Session, 'id'> | null): void => {
  const trackedLogin = readStorage('session', NOTED_LOGIN_KEY) ?? ''
  const id = session?.id ?? ''
  if (id === trackedLogin) return
  // A registration's session is not published until the player has read the confirmation.
  if (!session && (readStorage('session', SESSION_INFO_KEY) ?? '') !== '') return
  if (session) enqueueEvent({ ...ofNow(id), eventID: newId(), name: 'login' })
  writeStorage('session', NOTED_LOGIN_KEY, id)
}

/**
 * Called when the member is about to deposit. Whether it was their first deposit is known later, by the gateway's
 * count.
 */
export const trackDepositStarted = async (): Promise<void> => {
  const { merchant } = pageState
  const member = currentMember()
  if (!member) return
  try {
    const row = await currentReader().get('memberAnswers', [merchant, member.id, 'depositSettings'])
    const isNone = row && 'totalDepositSuccessCount' in row.value && row.value.totalDepositSuccessCount === 0
    if (isNone === true) addId(NO_DEPOSIT_YET_KEY, firstDepositId(merchant, member.id))
  } catch {
    // The payment has priority over the tracking.
  }
}

/** Tracks completed deposits by their rows, each only once. */
export const trackCompletedDeposits = (rows: readonly TransactionRow[]): void => {
  for (const row of rows) if (row.act === 'createDeposit' && row.outcome === 'done') trackDeposit(row)
}

/** Tracks a completed deposit. Its member is saved when it starts: another member may be logged in by now. */
export const trackDeposit = ({ merchant, member, id, amount = 0 }: Deposit): void => {
  if (hasId(NOTED_DEPOSITS_KEY, id)) return
  enqueueDeposit({ merchant, customerId: member, at: Date.now(), amount }, id)
  addId(NOTED_DEPOSITS_KEY, id)
}

type Deposit = Pick<TransactionRow, 'merchant' | 'member' | 'id' | 'amount'>

const enqueueDeposit = (event: Omit<PendingEvent, 'eventID' | 'name'>, key: string): void => {
  enqueueEvent({ ...event, eventID: depositId(key), name: 'deposit' })
  const eventID = firstDepositId(event.merchant, event.customerId)
  if (!hasId(NO_DEPOSIT_YET_KEY, eventID) || hasId(FIRST_DEPOSITS_KEY, eventID)) return
  enqueueEvent({ ...event, eventID, name: 'first_deposit' })
  addId(FIRST_DEPOSITS_KEY, eventID)
}

const ofNow = (customerId: string) => ({ merchant: pageState.merchant, customerId, at: Date.now() })

/** `crypto.randomUUID` is missing on plain http. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
