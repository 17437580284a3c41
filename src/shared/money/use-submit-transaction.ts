import { useState } from 'react'
import type { AppError } from '#domain/errors'
import type { TransactionResult, TransactionRequest } from '#domain/money/transaction-requests'
import { transactionSubject } from '#domain/money/transaction-state'
import { ok, type Result } from '#domain/result'
import { pageState } from '../page/page-state'
import { currentMember } from '../session/session-state'
import { beginActivity, showFailure, showOffline } from '../overlays/overlay-queue'
import { trackDeposit, trackDepositStarted } from '../tracking/track-events'
import { useConnection } from '../sync/use-connection'
import { commands } from '../worker/client/commands'

interface TransactionSubmitter {
  /** The subject of the transaction in progress. */
  readonly busy: string | null
  /** Result of the last one: done, or rejected with a code that the screen has a text for. */
  readonly announced: {
    readonly subject: string
    readonly isDone: boolean
    /** Code of the rejection. */
    readonly code?: string
  } | null
  /** @param onAnswer called with every result except a rejection, also if the outcome is unknown */
  readonly run: (input: TransactionRequest, onAnswer?: (answer: TransactionResult) => void) => void
}

/**
 * Submits a transaction with money, points or rewards: one at a time, and only with a network (MEM-02).
 * @param refusals error codes that the screen shows itself; every other failure is shown as usual
 */
export const useSubmitTransaction = (...refusals: readonly string[]): TransactionSubmitter => {
  const { isOffline } = useConnection()
  const [busy, setBusy] = useState<string | null>(null)
  const [announced, setAnnounced] = useState<TransactionSubmitter['announced']>(null)
  const run = async (
    input: TransactionRequest,
    onAnswer?: (answer: TransactionResult) => void,
  ): Promise<void> => {
    if (isOffline) {
      showOffline()
      return
    }
    if (busy !== null) return
    const subject = transactionSubject(input)
    setBusy(subject)
    setAnnounced(null)
    // An update or a promotional overlay waits until the outcome is known.
    const release = beginActivity('payment')
    if (input.act === 'createDeposit') await trackDepositStarted()
    const { merchant } = pageState
    const member = currentMember()?.id
    const result = checkingIfUnanswered(await commands.submitTransaction(input))
    release()
    setBusy(null)
    if (result.ok) {
      const { status, id } = result.value
      if (status === 'done') setAnnounced({ subject, isDone: true })
      // Also here, because a player who has logged out meanwhile has no row any more.
      if (input.act === 'createDeposit' && status === 'done' && member !== undefined && id !== undefined)
        trackDeposit({ merchant, member, id, amount: input.amount })
      onAnswer?.(result.value)
    } else if (result.error.kind === 'refused' && refusals.includes(result.error.code))
      setAnnounced({ subject, isDone: false, code: result.error.code })
    else showFailure(result.error)
    // Syncs the lists and the balance.
    void commands.refresh()
  }
  return { busy, announced, run: (input, onAnswer) => void run(input, onAnswer) }
}

/**
 * Returns `checking` if the worker crashed or timed out, which may be after it sent the transaction. The next worker
 * reconciles it. A worker that is unavailable has sent nothing.
 */
const checkingIfUnanswered = (
  result: Result<TransactionResult, AppError>,
): Result<TransactionResult, AppError> =>
  !result.ok && result.error.kind === 'worker' && result.error.detail !== 'unavailable'
    ? ok({ status: 'checking' })
    : result
