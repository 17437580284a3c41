import { MERCHANT_WAIT_MS } from '#domain/timing'
import { AUTO_LOGIN_KEY, REMEMBERED_MEMBER_KEY } from '#domain/storage-keys'
import type { AppError } from '#domain/errors'
import type { LoginOutcome, Member, Session } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import { mustUpdatePassword } from '#domain/accounts/must-update-password'
import { obfuscate } from '../../crypto/obfuscate'
import { isWeakDefaultPassword } from '../../crypto/weak-default-password'
import type { PageFactsStore } from '../../page-facts-store'
import { saveLogin } from '../../session/save-login'
import type { RememberedLogin } from '../../session/vault'
import type { LoginDependencies, LoginAttempt } from './login-dependencies'
import { sendLogoutRequest } from '../session/logout'

/** The gateway's response to a login. */
export interface LoginResponse {
  readonly token: string
  readonly id: string
  readonly userName: string
  readonly customerType: number
  readonly firstTimeLogin: boolean
  readonly passwordExpired: boolean
  readonly updatePassword: boolean
}

/** How the player logged in, and what the next visit may remember of it (LOG-07). */
export interface RememberOptions {
  /** Null if no password was given. */
  readonly password: string | null
  readonly remember: boolean
  readonly record: Pick<RememberedLogin, 'type' | 'username'>
}

/**
 * Finishes a successful login: starts the session, saves the remembered login, triggers the member sync (SES-06,
 * LOG-07).
 * @param logoutCount as counted when the login began: a logout since then ends it
 */
export const completeLogin = async (
  tools: LoginDependencies,
  admission: LoginResponse,
  keeping: RememberOptions,
  { commit, logoutCount }: Pick<LoginAttempt, 'commit'> & { readonly logoutCount: number },
): Promise<Result<LoginOutcome, AppError>> => {
  const { facts, sessions, store, emit } = tools
  const merchant = await waitForMerchant(facts)
  const session = sessionOf(admission, merchant)
  const isInTime = commit()
  const isOver = (): boolean => !isInTime || sessions.logoutCount !== logoutCount
  const remembered = isOver() ? null : await remember(tools, keeping, session)
  const settings = isOver() ? undefined : await store.get('settings', merchant)
  const isWeak = keeping.password !== null && (await isWeakDefaultPassword(keeping.password, settings))
  if (isOver()) {
    // The player logged out while the gateway or the vault was busy: log out of the session just created.
    void sendLogoutRequest(tools, session.token)
    return err({ kind: 'aborted' })
  }
  await sessions.start(session)
  emit({ type: 'persist', key: REMEMBERED_MEMBER_KEY, value: remembered ? JSON.stringify(remembered) : '' })
  emit({ type: 'persist', key: AUTO_LOGIN_KEY, value: '1' })
  const updatePassword = isWeak || mustUpdatePassword(admission, settings?.whitelabelVal ?? {})
  return ok({ session, updatePassword })
}

/** Returns the merchant, '' if status has not named it in time: the session starts anyway. */
const waitForMerchant = async (facts: PageFactsStore): Promise<string> => {
  const merchantWait = new AbortController()
  const timer = setTimeout(() => {
    merchantWait.abort()
  }, MERCHANT_WAIT_MS)
  const merchant = await facts.waitForMerchant(merchantWait.signal)
  clearTimeout(timer)
  return merchant ?? ''
}

const sessionOf = (admission: LoginResponse, merchantCode: string): Session => ({
  id: admission.id,
  token: admission.token,
  userName: admission.userName,
  merchantCode,
  type: admission.customerType,
  firstTimeLogin: admission.firstTimeLogin,
})

/**
 * Saves the remembered login according to the player's choice.
 * @returns the member whom the next visit may show at once, because automatic login is possible; null for none
 */
const remember = async (
  { vault, store }: LoginDependencies,
  { remember: isWanted, password, record }: RememberOptions,
  session: Session,
): Promise<Member | null> => {
  if (!isWanted) {
    await vault.clear()
    return null
  }
  // Without its merchant the record could never be used for automatic login (LOG-09). An older record must not be
  // used instead.
  if (session.merchantCode === '') {
    if ((await vault.open())?.memberId !== session.id) await vault.clear()
    return null
  }
  await saveLogin(store, {
    ...record,
    password: password === null ? '' : obfuscate(password),
    merchant: session.merchantCode,
    memberId: session.id,
    memberName: session.userName,
    memberType: session.type,
  })
  // Without a vault (plain http, private modes) nobody is remembered, and no screen may promise it. An older record
  // that could not be replaced must not log another member in next time.
  const saved = await vault.open()
  if (saved?.memberId !== session.id || saved.merchant !== session.merchantCode) {
    await vault.clear()
    return null
  }
  return record.type === 'username'
    ? { id: session.id, userName: session.userName, type: session.type }
    : null
}
