import type { SettingsRow } from '#domain/tables/rows'
import { currencyOf, moneyText } from '#domain/text/money-format'

type MoneySettings = Pick<SettingsRow, 'currency' | 'currencySymbol' | 'decimals' | 'rounding'>

const SHORT_FROM = 100_000 // from here on the decimals are left out

/**
 * Returns an amount with the merchant's sign, decimals and rounding (LNG-06).
 * @param currency the amount's currency, as the gateway sends it
 */
export const formatMoney = (amount: number, currency: string, settings: MoneySettings | undefined): string =>
  moneyText(amount, currency, {
    decimals: settings?.decimals ?? 2,
    ...(settings?.rounding && { rounding: settings.rounding }),
    ...symbolFor(currency, settings),
  })

/** Returns a short amount for small spaces: a large one loses its decimals; they are cut off, never rounded up. */
export const formatMoneyShort = (
  amount: number,
  currency: string,
  settings: MoneySettings | undefined,
): string =>
  Math.abs(amount) < SHORT_FROM
    ? formatMoney(amount, currency, settings)
    : moneyText(amount, currency, { decimals: 0, rounding: 'down', ...symbolFor(currency, settings) })

/** Returns the merchant's sign only for the merchant's own currency. */
const symbolFor = (currency: string, settings: MoneySettings | undefined): { readonly symbol?: string } =>
  settings && settings.currencySymbol !== '' && currencyOf(settings.currency) === currencyOf(currency)
    ? { symbol: settings.currencySymbol }
    : {}

/** Returns the sign before an amount of this currency: the merchant's sign, else the code. */
export const moneySign = (currency: string, settings: MoneySettings | undefined): string =>
  symbolFor(currency, settings).symbol ?? currencyOf(currency)
