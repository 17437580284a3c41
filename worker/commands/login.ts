import { LOGIN_PATH } from '#domain/constants/endpoints'
import type { SocialProof } from '#domain/account-wishes'
import type { CaptchaFields } from '#domain/captcha-port'
import { loginSchema } from '#domain/contract/accounts'
import type { AppError } from '#domain/errors'
import type { LoginOutcome } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import { deviceName } from '#domain/rules/device-name'
import { forgetsLogin } from '#domain/rules/login-memory'
import { NO_CODE } from '../no-code'
import { reveal } from '../crypto/obfuscate'
import { createEncryptedPost } from '../net/encrypted-post'
import { completeLogin } from './complete-login'
import { loginDevice } from './login-device'
import type { LoginTools, Patience } from './login-tools'
import { noteTicket } from './second-step'

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

/**
 * Logs in by name and password (LOG-01): encrypted, then session, remembered login and the member's rows. A refusal
 * forgets the remembered login, no answer forgets nothing (LOG-08).
 */
export const logIn = async (
  tools: LoginTools,
  { username, remember, captcha, social, ...credentials }: Credentials,
  { signal, decide }: Patience,
): Promise<Result<LoginOutcome, AppError>> => {
  const { facts, sessions } = tools
  const post = createEncryptedPost(tools)
  const { logouts } = sessions
  const password = credentials.password ?? (await savedPassword(tools, username))
  if (password === null) return err({ kind: 'no-session' })
  const device = await loginDevice(tools)
  if (!device) return err(NO_CODE)
  const answer = await post(
    {
      path: LOGIN_PATH,
      access: 'open',
      payload: { username, password, ...captcha, ...social, ...device },
      headers: { Device: deviceName(facts.current.deviceKind) },
      alert: false,
      isLogin: true,
      signal,
    },
    loginSchema,
  )
  const keeping = { password, remember, record: { type: 'username', username } } as const
  if (!answer.ok) {
    if (forgetsLogin(answer.error)) await sessions.forgetRemembered()
    noteTicket(answer.error, { username, password, keeping })
    return answer
  }
  const { value } = answer
  const admission = { ...value, userName: value.userName || username }
  return completeLogin(tools, admission, keeping, { decide, logouts })
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
