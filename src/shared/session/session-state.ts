import { useSnapshot } from 'valtio'
import { LOGGED_OUT_KEY, SESSION_INFO_KEY } from '#domain/storage-keys'
import type { Member, Session } from '#domain/port'
import { sessionStartAfter } from '#domain/session/last-logout'
import { readStorage, writeStorage } from '../storage/storage-area'
import { pageState } from '../page/page-state'

/**
 * The current member, for the screens. While unconfirmed, everything that needs the gateway waits or says so
 * (SES-11).
 */
export interface CurrentMember extends Member {
  readonly isConfirmed: boolean
}

/** The member of the session or of a remembered login; null for a guest. */
export const useMember = (): CurrentMember | null => {
  const { session, remembered } = useSnapshot(pageState)
  return memberOf(session, remembered)
}

/** Returns the same, outside of a component. */
export const currentMember = (): CurrentMember | null => memberOf(pageState.session, pageState.remembered)

/** Saves a session for a reload (SES-01), with a flag if its password must be changed (LOG-04). */
export const persistSession = (session: Session, mustChangePassword: boolean): void => {
  savedToken = session.token
  const at = sessionStartAfter(readStorage('local', LOGGED_OUT_KEY), Date.now())
  const info = mustChangePassword ? { ...session, at, updatePassword: true } : { ...session, at }
  writeStorage('session', SESSION_INFO_KEY, JSON.stringify(info))
}

/** True if this page has saved the session, and it has not ended since. Storage may be blocked, so it does not decide. */
export const isSessionSaved = ({ token }: Session): boolean => token === savedToken

/** Saves a session and shows it on all screens. */
export const startSession = (session: Session, mustChangePassword = false): void => {
  persistSession(session, mustChangePassword)
  leftAt = ''
  Object.assign(pageState, { session, remembered: null, mustChangePassword })
}

/** Ends the session: the player is a guest from now on. */
export const endSession = (): void => {
  savedToken = ''
  writeStorage('session', SESSION_INFO_KEY, '')
  Object.assign(pageState, { session: null, remembered: null, mustChangePassword: false })
}

/**
 * Ends the session because the player logged out, here or in another tab. A page for members then leads home, not to
 * the login.
 */
export const endSessionByPlayer = (): void => {
  leftAt = window.location.pathname
  endSession()
}

/** True if the player logged out on this page. */
export const didLogOutAt = (pathname: string): boolean => leftAt === pathname

/** Called when the player navigates: the next page for members asks for a login again. */
export const clearLogoutMark = (): void => {
  leftAt = ''
}

let leftAt = ''
let savedToken = ''

const memberOf = (session: Session | null, remembered: Member | null): CurrentMember | null => {
  if (session) return { id: session.id, userName: session.userName, type: session.type, isConfirmed: true }
  return remembered && { ...remembered, isConfirmed: false }
}
