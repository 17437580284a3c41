import type { CaptchaVersion } from '../../captcha/captcha-messages'

/** The part of the settings that logins and registrations use; an invalid field counts as absent. */
export interface AccountSettings {
  /** The merchant's account with the captcha provider, '' for none; v3 by default (CAP-04). */
  readonly captchaId: string
  readonly captchaVersion: CaptchaVersion
  /** Digits, without the plus; '' if the settings have none. */
  readonly countryDialingCode: string
  /** ISO code of the merchant's country; '' if the settings have none. */
  readonly countryCode: string
  /** Base64, PBKDF2-SHA-256 (contract.md, Settings). */
  readonly weakPassword: { readonly salt: string; readonly iterations: number; readonly hash: string } | null
  /** Placeholder password for registration by mobile without one; '' if that is not offered (REG-06). */
  readonly mobileRegisterPassword: string
  readonly mobileRegisterVerify: boolean
  /** Template sent with a social registration (SOC-03), '' for none. */
  readonly smsTemplate: string
  /** Numbers are verified by the identity provider (SOC-11). */
  readonly hasIdentityRoute: boolean
}

const MAX_ITERATIONS = 2_000_000 // a phone takes seconds for these; more would only freeze it

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Parses them by hand from the raw settings: the page has no validation library until a screen needs one. */
export const accountSettings = (settings: object): AccountSettings => {
  const fields = fieldsOf(settings)
  const gateway = fieldsOf(fields['gw'])
  const provider = fieldsOf(fields['smsProvider'])
  const dialing = textOf(fields['countryDialingCode'])
  const country = textOf(fields['countryCode'])
  return {
    captchaId: textOf(gateway['captchaId']),
    captchaVersion: gateway['captchaVersion'] === 'v4' ? 'v4' : 'v3',
    countryDialingCode: /^\d{1,6}$/u.test(dialing) ? dialing : '',
    countryCode: /^[A-Za-z]{2}$/u.test(country) ? country : '',
    weakPassword: weakPasswordOf(fieldsOf(fields['weakPassword'])),
    mobileRegisterPassword: textOf(fields['mobileRegisterPassword']),
    mobileRegisterVerify: fields['mobileRegisterVerify'] === true,
    smsTemplate: textOf(fields['smsTemplate']),
    hasIdentityRoute: provider['firebase'] === true && textOf(provider['apiKey']) !== '',
  }
}

const weakPasswordOf = (fields: Fields): AccountSettings['weakPassword'] => {
  const { iterations } = fields
  const [salt, hash] = [textOf(fields['salt']), textOf(fields['hash'])]
  const isCount =
    typeof iterations === 'number' &&
    Number.isInteger(iterations) &&
    iterations > 0 &&
    iterations <= MAX_ITERATIONS
  return isCount && salt !== '' && hash !== '' ? { salt, iterations, hash } : null
}
