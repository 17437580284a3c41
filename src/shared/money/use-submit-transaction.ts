import { useState } from 'react'
import type { TransactionResult, TransactionRequest } from '#domain/money/transaction-requests'
import { transactionSubject } from '#domain/money/transaction-state'
import { pageState } from '../page/page-state'
import { currentMember } from '../session/session-state'
import { beginActivity, showFailure, showOffline } from '../overlays/overlay-queue'
import { accountCommands } from '../worker/client/account-commands'
import { trackDeposit, trackDepositStarted } from '../tracking/track-events'
import { useConnection } from '../sync/use-connection'
import { commands } from '../worker/client/worker-client'

interface DoMoney {
  /** The subject of what is on its way. */
  readonly busy: string | null
  /** How the last one ended: done, or refused with the code that the screen has words for. */
  readonly told: {
    readonly subject: string
    readonly isDone: boolean
    /** Of the refusal. */
    readonly code?: string
  } | null
  /** @param onAnswer told of every answer that is no refusal, also that nobody knows the end */
  readonly run: (wish: TransactionRequest, onAnswer?: (answer: TransactionResult) => void) => void
}

/**
 * Does what a member wishes with money, points or rewards, one at a time, and only with a network (MEM-02).
 * @param refusals the codes that the screen says itself; every other failure is told as failures are
 */
export const useSubmitTransaction = (...refusals: readonly string[]): DoMoney => {
  const { isOffline } = useConnection()
  const [busy, setBusy] = useState<string | null>(null)
  const [told, setTold] = useState<DoMoney['told']>(null)
  const run = async (
    wish: TransactionRequest,
    onAnswer?: (answer: TransactionResult) => void,
  ): Promise<void> => {
    if (isOffline) {
      showOffline()
      return
    }
    if (busy !== null) return
    const subject = transactionSubject(wish)
    setBusy(subject)
    setTold(null)
    // An update, or an offer, waits until it is known what has become of it.
    const release = beginActivity('payment')
    if (wish.act === 'createDeposit') await trackDepositStarted()
    const { merchant } = pageState
    const member = currentMember()?.id
    const result = await accountCommands.doMoney(wish)
    release()
    setBusy(null)
    if (result.ok) {
      const { status, id } = result.value
      if (status === 'done') setTold({ subject, isDone: true })
      // Here too, as whoever has logged out meanwhile has taken its row along.
      if (wish.act === 'createDeposit' && status === 'done' && member !== undefined && id !== undefined)
        trackDeposit({ merchant, member, id, amount: wish.amount })
      onAnswer?.(result.value)
    } else if (result.error.kind === 'refused' && refusals.includes(result.error.code))
      setTold({ subject, isDone: false, code: result.error.code })
    else showFailure(result.error)
    // What there is now, and the balance.
    void commands.refresh()
  }
  return { busy, told, run: (wish, onAnswer) => void run(wish, onAnswer) }
}
