import { useEffect, useState } from 'react'
import type { TransactionRequest } from '#domain/money/transaction-requests'
import { transactionSubject } from '#domain/money/transaction-state'
import { safeGameUrl } from '#domain/routing/safe-url'
import { PAY_PAGE_TIMEOUT_MS } from '#domain/timing'
import { useSubmitTransaction } from '../../../shared/money/use-submit-transaction'
import { useIsUnmountedRef } from '../../../shared/forms/use-is-unmounted'
import { beginActivity } from '../../../shared/overlays/overlay-queue'
import { leaveToPay } from './redirect-to-payment'

type Deposit = Extract<TransactionRequest, { act: 'createDeposit' }>

export interface Pay {
  /** The subject of the deposit that is being sent, or whose payment page is opening. */
  readonly busy: string | null
  readonly isOpening: boolean
  /** Result of the last one: completed at once, rejected, or its payment page has an unsafe URL. */
  readonly announced: 'done' | 'refused' | 'unsafe' | null
  /**
   * @param onSent called when the deposit was not rejected, with its subject and whether the gateway has confirmed
   * it
   */
  readonly run: (
    input: Omit<Deposit, 'act'>,
    onSent?: (subject: string, isConfirmed: boolean) => void,
  ) => void
}

/** Starts or continues a deposit, and opens the provider's page if its URL is safe (MEM-02). */
export const usePay = (): Pay => {
  const { busy, announced, run } = useSubmitTransaction('request.invalid')
  const [opening, setOpening] = useState<string | null>(null)
  const [isUnsafe, setUnsafe] = useState(false)

  const hasLeft = useIsUnmountedRef()

  // Restores the screen when the player comes back, or when the page has not replaced ours within the timeout.
  useEffect(() => {
    if (opening === null) return undefined
    const release = beginActivity('payment')
    const back = (): void => setOpening(null)
    const timer = setTimeout(back, PAY_PAGE_TIMEOUT_MS)
    window.addEventListener('pageshow', back)
    return () => {
      release()
      clearTimeout(timer)
      window.removeEventListener('pageshow', back)
    }
  }, [opening])

  const subject = opening ?? busy
  return {
    busy: subject,
    isOpening: opening !== null,
    announced: isUnsafe ? 'unsafe' : announced && (announced.isDone ? 'done' : 'refused'),
    run: (input, onSent) => {
      if (subject !== null) return
      setUnsafe(false)
      const deposit: Deposit = { act: 'createDeposit', ...input }
      run(deposit, ({ status, redirectUrl }) => {
        onSent?.(transactionSubject(deposit), status === 'done' || status === 'pending')
        // A player who has navigated to another screen stays there: the deposit is in the list.
        if (redirectUrl === undefined || hasLeft.current) return
        const url = safeGameUrl(redirectUrl, window.location.origin)
        if (url === null) {
          setUnsafe(true)
          return
        }
        setOpening(transactionSubject(deposit))
        leaveToPay(url)
      })
    },
  }
}
