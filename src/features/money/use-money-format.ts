import { useSnapshot } from 'valtio'
import { formatMoney, moneySign } from '../../i18n/format/format-money'
import { pageState } from '../../shared/page/page-state'
import { BLANK_LINE } from '../../ui/feedback/blank-line'
import { useLiveQuery } from '../../shared/worker/query/use-live-query'
import { useMemberInfo } from '../../shared/member/use-member-info'

interface MoneyFormat {
  /** As the gateway has it; '' before anything has come. */
  readonly currency: string
  /** What stands before an amount; '' likewise. */
  readonly sign: string
  readonly decimals: number
  /**
   * An amount in the member's currency, as the merchant writes it (LNG-06); a blank of a line's height before the
   * settings have come.
   */
  readonly write: (amount: number) => string
}

/** How the amounts of the member who plays are written. */
export const useMoneyFormat = (): MoneyFormat => {
  const { merchant } = useSnapshot(pageState)
  const { data: settings } = useLiveQuery((read) => read.get('settings', merchant))
  const { data: info } = useMemberInfo()
  const currency = info?.currency ?? settings?.currency ?? ''
  return {
    currency,
    sign: settings ? moneySign(currency, settings) : '',
    decimals: settings?.decimals ?? 2,
    write: (amount) => (settings ? formatMoney(amount, currency, settings) : BLANK_LINE),
  }
}
