import { validateNewPassword, MIN_PASSWORD_LENGTH } from '#domain/accounts/account-fields'
import type { RestKey, Translate, TranslationKey } from '../../../i18n/translation-types'
import { stoppableCheck } from '../login/stoppable'
import { commands } from '../../../shared/worker/client/commands'

/** Returns the error of a new password or of its repetition; undefined if there is none (LOG-11, REG-09). */
export const newPasswordError = (
  name: 'newPassword' | 'repeated',
  values: { readonly newPassword: string; readonly repeated: string },
  t: Translate<TranslationKey | RestKey>,
): string | undefined => {
  if (name === 'repeated')
    return values.repeated === values.newPassword ? undefined : t('account.password.differs')
  return validateNewPassword(values.newPassword) === null
    ? undefined
    : t('account.password.short', { length: MIN_PASSWORD_LENGTH })
}

/**
 * Returns `weak` for the merchant's weak default password, and `aborted` if the player cancelled: the form is not
 * sent then. Without a response the gateway decides.
 */
export const checkStrength = async (password: string): Promise<'weak' | 'accepted' | 'aborted'> => {
  const result = await stoppableCheck(commands.isWeakPassword(password))
  if (result.ok) return result.value ? 'weak' : 'accepted'
  return result.error.kind === 'aborted' ? 'aborted' : 'accepted'
}
