import { newPasswordProblem, PASSWORD_LENGTH } from '#domain/rules/account-fields'
import type { RestKey, Words, WordKey } from '../../i18n/words'
import { accountCommands } from '../../app/account-commands'

/** What is wrong with a new password, or with the same once more; undefined where nothing is (LOG-11, REG-09). */
export const newPasswordError = (
  name: 'newPassword' | 'repeated',
  values: { readonly newPassword: string; readonly repeated: string },
  t: Words<WordKey | RestKey>,
): string | undefined => {
  if (name === 'repeated')
    return values.repeated === values.newPassword ? undefined : t('account.password.differs')
  return newPasswordProblem(values.newPassword) === null
    ? undefined
    : t('account.password.short', { length: PASSWORD_LENGTH })
}

/** Is it the merchant's weak default? Where that cannot be told the gateway decides. */
export const isWeak = async (password: string): Promise<boolean> => {
  const result = await accountCommands.isWeakPassword(password)
  return result.ok && result.value
}
