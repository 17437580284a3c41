import {
  validateMobile,
  validateNewPassword,
  MIN_PASSWORD_LENGTH,
  validateUsername,
} from '#domain/accounts/account-fields'
import type { TranslationKey, Translate } from '../../../i18n/translation-types'

export type RegistrationField = 'username' | 'mobileNum' | 'verificationCode' | 'password'

/**
 * Returns the error of a registration field, undefined if there is none (REG-09).
 * @param isCountryMissing the number is to be sent but has no dialling code
 */
export const registrationProblem = (
  name: RegistrationField,
  text: string,
  isCountryMissing: boolean,
  t: Translate<TranslationKey>,
): string | undefined => {
  switch (name) {
    case 'username':
      return validateUsername(text) === null ? undefined : t('account.username.rule')
    case 'mobileNum': {
      const problem = validateMobile(text)
      if (problem !== null) return t(`account.mobile.${problem}`)
      return isCountryMissing ? t('login.noAnswer') : undefined
    }
    case 'verificationCode':
      return text === '' ? t('account.code.missing') : undefined
    case 'password':
      return validateNewPassword(text) === null
        ? undefined
        : t('account.password.short', { length: MIN_PASSWORD_LENGTH })
  }
}
