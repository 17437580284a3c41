import type { LoginResponse } from '../contract/accounts/accounts'

/**
 * True if the password must be changed before anything else (LOG-04): at a first login, when it has expired and the
 * merchant insists (`PWDEXPFORCECHANGE3`), or when the server requires it.
 */
export const mustUpdatePassword = (
  login: Pick<LoginResponse, 'firstTimeLogin' | 'passwordExpired' | 'updatePassword'>,
  flags: Readonly<Record<string, boolean>>,
): boolean =>
  login.firstTimeLogin ||
  login.updatePassword ||
  (login.passwordExpired && flags['PWDEXPFORCECHANGE3'] === true)
