import { useSnapshot } from 'valtio'
import { SESSION_INFO_KEY } from '#domain/constants/storage-keys'
import type { Member, Session } from '#domain/port'
import { store } from '../boot/storage-area'
import { pageState } from './page-state'

/** Who plays, for the screens. Not confirmed: what needs the gateway waits or says so (SES-11). */
export interface CurrentMember extends Member {
  readonly isConfirmed: boolean
}

/** The member of the session or of a remembered login; null for a guest. */
export const useMember = (): CurrentMember | null => {
  const { session, remembered } = useSnapshot(pageState)
  return memberOf(session, remembered)
}

/** The same, outside of a component. */
export const currentMember = (): CurrentMember | null => memberOf(pageState.session, pageState.remembered)

/** Keeps a session for the screens and for a reload (SES-01). */
export const startSession = (session: Session): void => {
  store('session', SESSION_INFO_KEY, JSON.stringify(session))
  pageState.session = session
  pageState.remembered = null
}

/** From now on a guest. */
export const endSession = (): void => {
  store('session', SESSION_INFO_KEY, '')
  pageState.session = null
  pageState.remembered = null
}

const memberOf = (session: Session | null, remembered: Member | null): CurrentMember | null => {
  if (session) return { id: session.id, userName: session.userName, type: session.type, isConfirmed: true }
  return remembered && { ...remembered, isConfirmed: false }
}
