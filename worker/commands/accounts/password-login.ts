import type { ProviderCredential } from '#domain/accounts/account-requests'
import type { CaptchaResult } from '#domain/captcha/captcha-messages'
import type { AppError } from '#domain/errors'
import type { LoginOutcome } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import { deobfuscate } from '../../crypto/obfuscate'
import type { LoginAttempt } from '../../session/login-attempt'
import { isLoginOf, openVault } from '../../session/open-vault'
import type { LoginDependencies } from './login-dependencies'
import { sendLogin } from './send-login'

export interface PasswordCredentials {
  readonly username: string
  /** Null: use the password remembered for this name, which the page has never seen. */
  readonly password: string | null
  /** Keep me signed in (LOG-07). */
  readonly remember: boolean
  readonly captcha?: CaptchaResult
  /** The provider account that this login binds to the member (SOC-04). */
  readonly social?: ProviderCredential
}

interface PasswordLogin extends PasswordCredentials {
  /** True for the automatic login: its failures are silent (NET-10). */
  readonly isSilent?: boolean
}

/** Logs in by username and password (LOG-01), and binds a provider account if one is given (SOC-04). */
export const logInWithPassword = async (
  dependencies: LoginDependencies,
  { username, remember, captcha, social, isSilent = false, ...credentials }: PasswordLogin,
  attempt: LoginAttempt,
): Promise<Result<LoginOutcome, AppError>> => {
  const password = credentials.password ?? (await savedPassword(dependencies, username))
  if (password === null) return err({ kind: 'no-session' })
  const rememberOptions = { password, remember, record: { type: 'username', username } } as const
  const payload = { username, password, ...captcha, ...social }
  return sendLogin(
    dependencies,
    { payload, name: username, username, password, rememberOptions, isSilent },
    attempt,
  )
}

const savedPassword = async (
  { store, facts }: LoginDependencies,
  username: string,
): Promise<string | null> => {
  const saved = await openVault(store)
  return isLoginOf(saved, username, facts.current.merchant) ? deobfuscate(saved.password) : null
}

/** Returns the username whose password is in the vault. */
export const rememberedUsername = async ({
  store,
  facts,
}: LoginDependencies): Promise<Result<string | null, AppError>> => {
  const saved = await openVault(store)
  const isUsable = saved?.type === 'username' && saved.merchant === facts.current.merchant
  return ok(isUsable ? saved.username : null)
}
