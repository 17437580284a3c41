import { vi } from 'vitest'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { isHistory } from '#domain/money/transaction-state'
import { tableOf } from '#domain/tables/databases'
import { WebLocks } from '../../support/web-locks'
import { openSyncedTab } from './account-rig'
import { CREDENTIALS, tabs } from './session-rig'

export const CLAIM = { act: 'claimReward', id: '12' } as const
export const DEPOSIT = { act: 'createDeposit', methodId: 'gcash', amount: 100 } as const
export const WITHDRAW = { act: 'createWithdrawal', accountId: '3', amount: 50 } as const

/** The locks of one browser. */
export const stubLocks = (): void => {
  vi.stubGlobal('navigator', { locks: new WebLocks().tab() })
}

/** A tab of a logged-in member. */
export const memberTab = async (): ReturnType<typeof openSyncedTab> => {
  const tab = await openSyncedTab()
  await tab.worker.logIn(CREDENTIALS)
  return tab
}

/** The stored transactions. */
export const acts = async (): Promise<TransactionRow[]> =>
  (await storedTransactions()).filter((row) => !isHistory(row))

/** All of them, with the history. */
export const storedTransactions = (): Promise<TransactionRow[]> => tableOf(tabs.reader, 'moneyActs').toArray()

/** The idempotency keys sent to a call, in order. */
export const keysOf = (path: string): (string | null)[] => tabs.gateway.received('Idempotency-Key', path)

/** The call gets no response, though the gateway may have handled it. */
export const lose = (path: string): void => {
  tabs.gateway.respond(path, () => Promise.reject(new TypeError('Failed to fetch')))
}

/** Sets the status that the gateway returns for every key. */
export const setStatus = (path: string, status: string, message?: string): void => {
  tabs.gateway.set(path, { status, ...(message === undefined ? {} : { message }) })
}
