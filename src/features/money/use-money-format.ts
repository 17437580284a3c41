import { formatMoney, moneySign } from '../../i18n/format/format-money'
import { BLANK_LINE } from '../../ui/feedback/blank-line'
import { useLiveQuery } from '../../shared/worker/query/use-live-query'
import { readMoneySettings } from '../../shared/member/read-money-settings'

interface MoneyFormat {
  /** False until settings and currency are loaded. An amount must not be written into a field before. */
  readonly isLoaded: boolean
  /** The gateway's code of the currency; '' until it is loaded. */
  readonly currency: string
  /** Sign before an amount; '' until it is loaded. */
  readonly sign: string
  readonly decimals: number
  /**
   * Formats an amount in the member's currency, by the merchant's settings (LNG-06). A blank of the same height
   * until the settings are loaded.
   */
  readonly write: (amount: number) => string
  /** The same without decimals if the amount is whole: for limits and presets. */
  readonly writeShort: (amount: number) => string
}

/** Returns the money format of the current member. */
export const useMoneyFormat = (): MoneyFormat => {
  const { data } = useLiveQuery(readMoneySettings, [], 'member')
  const { settings, currency = '' } = data ?? {}
  return {
    isLoaded: settings !== undefined,
    currency,
    sign: settings ? moneySign(currency, settings) : '',
    decimals: settings?.decimals ?? 2,
    write: (amount) => (settings ? formatMoney(amount, currency, settings) : BLANK_LINE),
    writeShort: (amount) =>
      settings
        ? formatMoney(amount, currency, Number.isInteger(amount) ? { ...settings, decimals: 0 } : settings)
        : BLANK_LINE,
  }
}
