import { useEffect, useState } from 'react'
import type { MoneyWish } from '#domain/money-wishes'
import { subjectOf } from '#domain/rules/money-acts'
import { gameAddress } from '#domain/rules/url-rule'
import { useDoMoney } from '../../app/money/use-do-money'
import { leaveToPay } from './leave-to-pay'

type Deposit = Extract<MoneyWish, { act: 'createDeposit' }>

export interface Pay {
  /** The subject of the deposit that is being sent, or whose page is opening. */
  readonly busy: string | null
  readonly isOpening: boolean
  /** The subject of one that ended at once, was refused, or whose page may not be opened. */
  readonly told: { readonly subject: string; readonly kind: 'done' | 'refused' | 'unsafe' } | null
  readonly run: (wish: Omit<Deposit, 'act'>) => void
}

/** Begins a deposit, or goes on with one, and leaves for the provider's page where its address is safe (MEM-02). */
export const usePay = (): Pay => {
  const { busy, told, run } = useDoMoney('request.invalid')
  const [opening, setOpening] = useState<string | null>(null)
  const [unsafe, setUnsafe] = useState<string | null>(null)

  // Whoever comes back finds the screen as it was left.
  useEffect(() => {
    const back = (): void => setOpening(null)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])

  const subject = opening ?? busy
  return {
    busy: subject,
    isOpening: opening !== null,
    told:
      unsafe === null
        ? told && { subject: told.subject, kind: told.isDone ? 'done' : 'refused' }
        : { subject: unsafe, kind: 'unsafe' },
    run: (wish) => {
      if (subject !== null) return
      setUnsafe(null)
      const deposit: Deposit = { act: 'createDeposit', ...wish }
      run(deposit, ({ redirectUrl }) => {
        if (redirectUrl === undefined) return
        const url = gameAddress(redirectUrl, window.location.origin)
        if (url === null) {
          setUnsafe(subjectOf(deposit))
          return
        }
        setOpening(subjectOf(deposit))
        leaveToPay(url)
      })
    },
  }
}
