import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { TRANSACTION_POLL_MAX_MS, TRANSACTION_POLL_MS } from '#domain/timing'
import { isHistory, needsReconciliation } from '#domain/money/transaction-state'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { pageState } from '../page/page-state'
import { useUrgentQuery } from '../worker/query/use-live-query'
import { trackCompletedDeposits } from '../tracking/track-events'
import { useConnection } from '../sync/use-connection'
import { commands } from '../worker/client/commands'

/**
 * The member's transactions whose outcome is unknown or not yet shown (MEM-02). While a screen shows them, the status
 * of the open ones is checked repeatedly. When one has ended, everything on screen is synced again.
 */
export const useOpenTransactions = (memberId: string): readonly TransactionRow[] => {
  const { merchant } = useSnapshot(pageState)
  const { data = [] } = useUrgentQuery(
    async (read) =>
      (await read.startingWith('moneyActs', [merchant, memberId])).filter((row) => !isHistory(row)),
    [memberId],
  )
  const { isOffline } = useConnection()
  const open = data.filter(needsReconciliation).length

  // Also here, because the next logout removes the rows.
  useEffect(() => trackCompletedDeposits(data))

  useEffect(() => {
    if (open === 0 || isOffline) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    let last = open
    const askIn = (waitMs: number): void => {
      timer = setTimeout(() => void ask(waitMs), waitMs)
    }
    const ask = async (waitedMs: number): Promise<void> => {
      const left = document.visibilityState === 'visible' ? await commands.reconcileTransactions() : null
      if (left?.ok && left.value < last) void commands.refresh()
      if (left?.ok) last = left.value
      if (!isOver) askIn(Math.min(2 * waitedMs, TRANSACTION_POLL_MAX_MS))
    }
    askIn(TRANSACTION_POLL_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [open, isOffline])
  return data
}
