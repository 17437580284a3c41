import { MERCHANT_WAIT_MS } from '#domain/constants/timing'
import { AUTO_LOGIN_KEY, REMEMBERED_MEMBER_KEY } from '#domain/constants/storage-keys'
import type { AppError } from '#domain/errors'
import type { LoginOutcome, Member, Session } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import { mustUpdatePassword } from '#domain/rules/update-password'
import { obfuscate } from '../crypto/obfuscate'
import { isWeakDefault } from '../crypto/weak-default'
import type { FactsHolder } from '../facts'
import { saveLogin } from '../session/save-login'
import type { RememberedLogin } from '../session/vault'
import type { LoginTools, Patience } from './login-tools'
import { tellLogout } from './logout'

/** What the gateway has said of who has come in. */
export interface Admission {
  readonly token: string
  readonly id: string
  readonly userName: string
  readonly customerType: number
  readonly firstTimeLogin: boolean
  readonly passwordExpired: boolean
  readonly updatePassword: boolean
}

/** How they have come in, and what the next visit may know of it (LOG-07). */
export interface Keeping {
  /** Null: no password was given. */
  readonly password: string | null
  readonly remember: boolean
  readonly record: Pick<RememberedLogin, 'type' | 'username'>
}

/**
 * The gateway has let somebody in: session, remembered login and the member's rows (SES-06, LOG-07).
 * @param logouts as counted when the login began: one that came meanwhile ends it
 */
export const completeLogin = async (
  tools: LoginTools,
  admission: Admission,
  keeping: Keeping,
  { decide, logouts }: Pick<Patience, 'decide'> & { readonly logouts: number },
): Promise<Result<LoginOutcome, AppError>> => {
  const { facts, sessions, store, emit } = tools
  const merchant = await knownMerchant(facts)
  const session = sessionOf(admission, merchant)
  const isInTime = decide()
  const isOver = (): boolean => !isInTime || sessions.logouts !== logouts
  const remembered = isOver() ? null : await remember(tools, keeping, session)
  const settings = isOver() ? undefined : await store.get('settings', merchant)
  const isWeak = keeping.password !== null && (await isWeakDefault(keeping.password, settings))
  if (isOver()) {
    // The player has gone while the gateway, or the vault, was still at it: what was opened is closed again.
    void tellLogout(tools, session.token)
    return err({ kind: 'aborted' })
  }
  await sessions.start(session)
  emit({ type: 'persist', key: REMEMBERED_MEMBER_KEY, value: remembered ? JSON.stringify(remembered) : '' })
  emit({ type: 'persist', key: AUTO_LOGIN_KEY, value: '1' })
  const updatePassword = isWeak || mustUpdatePassword(admission, settings?.whitelabelVal ?? {})
  return ok({ session, updatePassword })
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

const sessionOf = (admission: Admission, merchantCode: string): Session => ({
  id: admission.id,
  token: admission.token,
  userName: admission.userName,
  merchantCode,
  type: admission.customerType,
  firstTimeLogin: admission.firstTimeLogin,
})

/**
 * Keeps the login as the player wishes.
 * @returns whom the next visit may show at once: one that can be logged in by itself, null for nobody
 */
const remember = async (
  { vault, store }: LoginTools,
  { remember: isWanted, password, record }: Keeping,
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
  await saveLogin(store, {
    ...record,
    password: password === null ? '' : obfuscate(password),
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
  return record.type === 'username'
    ? { id: session.id, userName: session.userName, type: session.type }
    : null
}
