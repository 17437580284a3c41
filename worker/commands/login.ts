import { LOGIN_PATH } from '#domain/constants/endpoints'
import { MERCHANT_WAIT_MS } from '#domain/constants/timing'
import { AUTO_LOGIN_KEY, REMEMBERED_MEMBER_KEY } from '#domain/constants/storage-keys'
import { type LoginValue, loginSchema } from '#domain/contract/accounts'
import type { AppError } from '#domain/errors'
import type { LoginOutcome, Member, Session, Signal } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import { deviceName } from '#domain/rules/device-name'
import { isOfficialApp } from '#domain/rules/official-app'
import { forgetsLogin } from '#domain/rules/login-memory'
import { mustUpdatePassword } from '#domain/rules/update-password'
import { loadDeviceId } from '../crypto/load-sealing'
import { NO_CODE } from '../no-code'
import { obfuscate, reveal } from '../crypto/obfuscate'
import type { RsaKeys } from '../crypto/rsa-keys'
import type { FactsHolder } from '../facts'
import { createEncryptedPost } from '../net/encrypted-post'
import type { Requester } from '../net/requester'
import type { Sessions } from '../session/sessions'
import type { Vault } from '../session/vault'
import type { Store } from '../store/store'
import { tellLogout } from './logout'

export interface Credentials {
  readonly username: string
  /** Null: the one that is remembered for this name; the page has never seen it. */
  readonly password: string | null
  /** Keep me signed in (LOG-07). */
  readonly remember: boolean
}

export interface LoginTools {
  readonly keys: RsaKeys
  /** The path to send for a default path. */
  readonly pathOf: (path: string) => string
  readonly facts: FactsHolder
  readonly store: Store
  readonly vault: Vault
  readonly sessions: Sessions
  readonly emit: (signal: Signal) => void
  readonly requester: Requester
  readonly userAgent: string
}

/** How long the player waits for a login. */
export interface Patience {
  readonly signal: AbortSignal
  /** The gateway has let them in: from now on it is a login. @returns false where it comes too late */
  readonly decide: () => boolean
}

/**
 * Logs in by name and password (LOG-01): encrypted, then session, remembered login and the member's rows. A refusal
 * forgets the remembered login, no answer forgets nothing (LOG-08).
 */
export const logIn = async (
  tools: LoginTools,
  credentials: Credentials,
  { signal, decide }: Patience,
): Promise<Result<LoginOutcome, AppError>> => {
  const { facts, sessions, store, emit } = tools
  const post = createEncryptedPost(tools)
  const logouts = sessions.logouts
  const password = credentials.password ?? (await savedPassword(tools, credentials.username))
  if (password === null) return err({ kind: 'no-session' })
  const payload = await loginPayload(tools, credentials.username, password)
  if (!payload) return err(NO_CODE)
  const answer = await post(
    {
      path: LOGIN_PATH,
      access: 'open',
      payload,
      headers: { Device: deviceName(facts.current.deviceKind) },
      alert: false,
      isLogin: true,
      signal,
    },
    loginSchema,
  )
  if (!answer.ok) {
    if (forgetsLogin(answer.error)) await sessions.forgetRemembered()
    return answer
  }
  const merchant = await knownMerchant(facts)
  const session = sessionOf(answer.value, credentials.username, merchant)
  const isInTime = decide()
  const isOver = (): boolean => !isInTime || sessions.logouts !== logouts
  const remembered = isOver() ? null : await remember(tools, credentials, password, session)
  if (isOver()) {
    // The player has gone while the gateway, or the vault, was still at it: what was opened is closed again.
    void tellLogout(tools.requester, session.token)
    return err({ kind: 'aborted' })
  }
  await sessions.start(session)
  emit({ type: 'persist', key: REMEMBERED_MEMBER_KEY, value: remembered ? JSON.stringify(remembered) : '' })
  emit({ type: 'persist', key: AUTO_LOGIN_KEY, value: '1' })
  const settings = await store.get('settings', merchant)
  return ok({ session, updatePassword: mustUpdatePassword(answer.value, settings?.whitelabelVal ?? {}) })
}

/** The merchant, '' when status has not named it by now: the session is there all the same. */
const knownMerchant = async (facts: FactsHolder): Promise<string> => {
  const patience = new AbortController()
  const timer = setTimeout(() => {
    patience.abort()
  }, MERCHANT_WAIT_MS)
  const merchant = await facts.merchant(patience.signal)
  clearTimeout(timer)
  return merchant ?? ''
}

/** @returns null when the code for it cannot be had */
const loginPayload = async (
  { facts, userAgent }: LoginTools,
  username: string,
  password: string,
): Promise<object | null> => {
  const code = await loadDeviceId()
  if (!code) return null
  const { deviceKind, deviceTraits } = facts.current
  return {
    username,
    password,
    loginDeviceId: code.loginDeviceId(deviceTraits),
    isOfficialAppLogin: isOfficialApp(userAgent),
    ...(deviceKind === 'browser' ? {} : { device: deviceKind }),
  }
}

const savedPassword = async ({ vault }: LoginTools, username: string): Promise<string | null> => {
  const saved = await vault.open()
  if (saved?.type !== 'username' || saved.username !== username) return null
  return reveal(saved.password)
}

const sessionOf = (login: LoginValue, username: string, merchantCode: string): Session => ({
  id: login.id,
  token: login.token,
  userName: login.userName || username,
  merchantCode,
  type: login.customerType,
  firstTimeLogin: login.firstTimeLogin,
})

/** Keeps the login as the player wishes. @returns whom the next visit may show at once, null for nobody */
const remember = async (
  { vault }: LoginTools,
  { username, remember: isWanted }: Credentials,
  password: string,
  session: Session,
): Promise<Member | null> => {
  if (!isWanted) {
    await vault.forget()
    return null
  }
  // Without its merchant it could never log anybody in by itself (LOG-09); nor may another's record do so in its place.
  if (session.merchantCode === '') {
    if ((await vault.open())?.memberId !== session.id) await vault.forget()
    return null
  }
  await vault.save({
    type: 'username',
    username,
    password: obfuscate(password),
    merchant: session.merchantCode,
    memberId: session.id,
    memberName: session.userName,
    memberType: session.type,
  })
  // Without a vault (plain http, private modes) nobody will be remembered, and no screen may promise it.
  // Nor is another one's record, where this one could not be written over it, to log them in the next time.
  const saved = await vault.open()
  if (saved?.memberId !== session.id || saved.merchant !== session.merchantCode) {
    await vault.forget()
    return null
  }
  return { id: session.id, userName: session.userName, type: session.type }
}
