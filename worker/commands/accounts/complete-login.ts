import { MERCHANT_WAIT_MS, SETTINGS_POLL_MS, SETTINGS_WAIT_MS } from '#domain/timing'
import { AUTO_LOGIN_KEY, REMEMBERED_MEMBER_KEY } from '#domain/storage-keys'
import type { AppError } from '#domain/errors'
import type { LoginOutcome, Member, Session } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import type { Tables } from '#domain/tables/schema'
import { mustUpdatePassword } from '#domain/accounts/must-update-password'
import { obfuscate } from '../../crypto/obfuscate'
import { isWeakDefaultPassword } from '../../crypto/weak-default-password'
import type { PageFactsStore } from '../../page-facts-store'
import type { LoginAttempt } from '../../session/login-attempt'
import { saveLogin } from '../../session/save-login'
import { clearVault } from '../../session/clear-vault'
import { openVault } from '../../session/open-vault'
import type { LoginDependencies } from './login-dependencies'
import type { RememberOptions } from './pending-login'

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

/**
 * Finishes a successful login: saves the remembered login, then starts the session, which triggers the member sync
 * (SES-06, LOG-07).
 */
export const completeLogin = async (
  dependencies: LoginDependencies,
  response: LoginResponse,
  rememberOptions: RememberOptions,
  attempt: LoginAttempt,
): Promise<Result<LoginOutcome, AppError>> => {
  const { facts, sessions, store, emit } = dependencies
  const merchant = await waitForMerchant(facts)
  const session = sessionOf(response, merchant)
  attempt.commit()
  dependencies.pendingLogin = null
  const remembered = attempt.isOver ? null : await remember(dependencies, rememberOptions, session, attempt)
  // An automatic login does not wait: when the player logged in by hand, the password was checked.
  const settings = await (sessions.unconfirmedMember
    ? store.get('settings', merchant)
    : waitForSettings(dependencies, merchant, attempt))
  const isWeak =
    rememberOptions.password !== null && (await isWeakDefaultPassword(rememberOptions.password, settings))
  if (!(await sessions.startSession(session, attempt))) return err({ kind: 'aborted' })
  emit({ type: 'persist', key: REMEMBERED_MEMBER_KEY, value: remembered ? JSON.stringify(remembered) : '' })
  emit({ type: 'persist', key: AUTO_LOGIN_KEY, value: '1' })
  const updatePassword = isWeak || mustUpdatePassword(response, settings?.whitelabelVal ?? {})
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

/**
 * Returns the settings, which decide whether the password must change (LOG-04). On a first visit they may arrive after
 * the login. Returns undefined if they have not been stored in time: the session starts anyway.
 */
const waitForSettings = async (
  { store, retryDelays }: LoginDependencies,
  merchant: string,
  attempt: LoginAttempt,
): Promise<Tables['settings'] | undefined> => {
  const end = performance.now() + SETTINGS_WAIT_MS
  while (merchant !== '' && !attempt.isOver) {
    const settings = await store.get('settings', merchant)
    if (settings || performance.now() >= end) return settings
    await retryDelays.wait(SETTINGS_POLL_MS)
  }
  return undefined
}

const sessionOf = (response: LoginResponse, merchantCode: string): Session => ({
  id: response.id,
  token: response.token,
  userName: response.userName,
  merchantCode,
  type: response.customerType,
  firstTimeLogin: response.firstTimeLogin,
})

/**
 * Saves the remembered login according to the player's choice.
 * @returns the member whom the next visit may show at once, because automatic login is possible; null for none
 */
const remember = async (
  { store }: LoginDependencies,
  { remember: isWanted, password, record }: RememberOptions,
  session: Session,
  attempt: LoginAttempt,
): Promise<Member | null> => {
  if (!isWanted) {
    await clearVault(store)
    return null
  }
  // Without its merchant the record could never be used for automatic login (LOG-09). An older record must not be
  // used instead.
  if (session.merchantCode === '') {
    if ((await openVault(store))?.memberId !== session.id) await clearVault(store)
    return null
  }
  const login = {
    ...record,
    password: password === null ? '' : obfuscate(password),
    merchant: session.merchantCode,
    memberId: session.id,
    memberName: session.userName,
    memberType: session.type,
  }
  await saveLogin(store, login, attempt)
  if (attempt.isOver) return null
  // Without a vault (plain http, private modes) nobody is remembered, and no screen may promise it. An older record
  // that could not be replaced must not log another member in next time.
  const saved = await openVault(store)
  if (saved?.memberId !== session.id || saved.merchant !== session.merchantCode) {
    await clearVault(store)
    return null
  }
  return record.type === 'username'
    ? { id: session.id, userName: session.userName, type: session.type }
    : null
}
