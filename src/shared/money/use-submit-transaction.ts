import { useState } from 'react'
import type { AppError } from '#domain/errors'
import type { TransactionResult, TransactionRequest } from '#domain/money/transaction-requests'
import { transactionSubject } from '#domain/money/transaction-state'
import { ok } from '#domain/result'
import { pageState } from '../page/page-state'
import { currentMember } from '../session/session-state'
import { useTranslation } from '../../i18n/use-translation'
import { beginActivity, showOffline } from '../overlays/overlay-queue'
import { showActionFailure } from '../overlays/show-action-failure'
import { trackDeposit, trackDepositStarted } from '../tracking/track-events'
import { useConnection } from '../sync/use-connection'
import { commands } from '../worker/client/commands'
import { currentReader } from '../worker/query/page-tables'

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
  const t = useTranslation('rest')
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
    const since = Date.now()
    const answer = await commands.submitTransaction(input)
    const isUnknown = !answer.ok && (await mayBeSent(answer.error, { merchant, member, subject, since }))
    // The next worker reconciles it.
    const result = isUnknown ? ok<TransactionResult>({ status: 'checking' }) : answer
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
    else showActionFailure(result.error, t)
    // Syncs the lists and the balance.
    void commands.refresh()
  }
  return { busy, announced, run: (input, onAnswer) => void run(input, onAnswer) }
}

interface Attempt {
  readonly merchant: string
  readonly member: string | undefined
  readonly subject: string
  /** Epoch ms when it began. */
  readonly since: number
}

/**
 * True if the worker crashed or timed out and may have sent the transaction, or may still send it. A worker that is
 * unavailable has sent nothing. One that crashed has sent only what it had saved; a logout deletes that, and in memory
 * mode the page may never have received it.
 */
const mayBeSent = async (
  error: AppError,
  { merchant, member, subject, since }: Attempt,
): Promise<boolean> => {
  if (error.kind !== 'worker' || error.detail === 'unavailable') return false
  if (error.detail === 'timeout' || pageState.storage === 'memory') return true
  if (member === undefined || member !== currentMember()?.id) return true
  try {
    const rows = await currentReader().startingWith('moneyActs', [merchant, member])
    return rows.some((row) => row.at >= since && (row.about ?? row.subject) === subject)
  } catch {
    return true
  }
}
