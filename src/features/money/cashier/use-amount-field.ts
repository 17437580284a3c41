import { type RefObject, useRef, useState } from 'react'
import { type AmountError, parseAmount } from '#domain/money/amounts'
import { isolate } from '../../../i18n/format/isolate'
import { useTranslation } from '../../../i18n/use-translation'
import { useMoneyFormat } from '../use-money-format'

interface Limits {
  /** In the currency's unit. */
  readonly min: number
  readonly max: number
  /** Error message for an amount above `max`; by default it names the maximum. */
  readonly tooMuch?: string
}

export interface AmountEntry {
  readonly text: string
  /** Error message in the player's language. Shown after the field was left or checked. */
  readonly error: string | undefined
  readonly set: (text: string) => void
  readonly leave: () => void
  /** Returns the amount if it is valid; else shows the error and focuses the field. */
  readonly check: () => number | null
  readonly clear: () => void
  readonly ref: RefObject<HTMLInputElement | null>
}

/** An amount field, validated by the currency and the limits. */
export const useAmountField = ({ min, max, tooMuch }: Limits): AmountEntry => {
  const t = useTranslation('rest')
  const { currency, decimals, write } = useMoneyFormat()
  const [text, setText] = useState('')
  const [isLeft, setLeft] = useState(false)
  const ref = useRef<HTMLInputElement>(null)
  const read = parseAmount(text, { currency, decimals, min, max })
  const say = (problem: AmountError): string => {
    switch (problem) {
      case 'missing':
        return t('money.amount.missing')
      case 'wrong':
        return t('money.amount.wrong')
      case 'fine':
        return decimals === 0 ? t('money.amount.whole') : t('money.amount.fine', { count: decimals })
      case 'least':
        return t('money.amount.least', { amount: isolate(write(min)) })
      case 'most':
        return tooMuch ?? t('money.amount.most', { amount: isolate(write(max)) })
      default:
        return problem satisfies never
    }
  }
  return {
    text,
    error: isLeft && !read.ok ? say(read.problem) : undefined,
    set: setText,
    // An empty field that the player only passes is not an error yet.
    leave: () => text !== '' && setLeft(true),
    check: () => {
      setLeft(true)
      if (read.ok) return read.amount
      ref.current?.focus()
      return null
    },
    clear: () => {
      setText('')
      setLeft(false)
    },
    ref,
  }
}
