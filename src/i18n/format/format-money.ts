import type { SettingsRow } from '#domain/tables/rows'
import { currencyOf, moneyText } from '#domain/text/money-format'

type MoneySettings = Pick<SettingsRow, 'currency' | 'currencySymbol' | 'decimals' | 'rounding'>

const SHORT_FROM = 100_000 // from here on nobody counts cents at a glance

/**
 * An amount with the merchant's sign, decimals and rounding (LNG-06). @param currency of the amount, as the gateway
 * has it
 */
export const formatMoney = (amount: number, currency: string, settings: MoneySettings | undefined): string =>
  moneyText(amount, currency, {
    decimals: settings?.decimals ?? 2,
    ...(settings?.rounding && { rounding: settings.rounding }),
    ...symbolFor(currency, settings),
  })

/** The same where there is little room: a large amount without its decimals, cut off, never rounded up. */
export const formatMoneyShort = (
  amount: number,
  currency: string,
  settings: MoneySettings | undefined,
): string =>
  Math.abs(amount) < SHORT_FROM
    ? formatMoney(amount, currency, settings)
    : moneyText(amount, currency, { decimals: 0, rounding: 'down', ...symbolFor(currency, settings) })

/** The merchant's sign stands for the merchant's currency alone. */
const symbolFor = (currency: string, settings: MoneySettings | undefined): { readonly symbol?: string } =>
  settings && settings.currencySymbol !== '' && currencyOf(settings.currency) === currencyOf(currency)
    ? { symbol: settings.currencySymbol }
    : {}

/** What stands before an amount of this currency: the merchant's sign, else the code. */
export const moneySign = (currency: string, settings: MoneySettings | undefined): string =>
  symbolFor(currency, settings).symbol ?? currencyOf(currency)
