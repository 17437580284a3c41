import type { SocialProof } from '#domain/account-wishes'
import type { CaptchaFields } from '#domain/captcha-port'
import type { AppError } from '#domain/errors'
import type { LoginOutcome } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import { reveal } from '../crypto/obfuscate'
import type { LoginTools, Patience } from './login-tools'
import { postLogin } from './post-login'

export interface Credentials {
  readonly username: string
  /** Null: the one that is remembered for this name; the page has never seen it. */
  readonly password: string | null
  /** Keep me signed in (LOG-07). */
  readonly remember: boolean
  readonly captcha?: CaptchaFields
  /** The provider's account that this login binds to the member (SOC-04). */
  readonly social?: SocialProof
}

/** Logs in by name and password (LOG-01), and binds what comes with them (SOC-04). */
export const logIn = async (
  tools: LoginTools,
  { username, remember, captcha, social, ...credentials }: Credentials,
  patience: Patience,
): Promise<Result<LoginOutcome, AppError>> => {
  const { logouts } = tools.sessions
  const password = credentials.password ?? (await savedPassword(tools, username))
  if (password === null) return err({ kind: 'no-session' })
  const keeping = { password, remember, record: { type: 'username', username } } as const
  const payload = { username, password, ...captcha, ...social }
  return postLogin(tools, { payload, name: username, username, password, keeping }, patience, logouts)
}

const savedPassword = async ({ vault }: LoginTools, username: string): Promise<string | null> => {
  const saved = await vault.open()
  if (saved?.type !== 'username' || saved.username !== username) return null
  return reveal(saved.password)
}

/** The name that the vault keeps a password for. */
export const savedLogin = async ({ vault, facts }: LoginTools): Promise<Result<string | null, AppError>> => {
  const saved = await vault.open()
  const isUsable = saved?.type === 'username' && saved.merchant === facts.current.merchant
  return ok(isUsable ? saved.username : null)
}
