import { SESSION_INFO_KEY } from '#domain/storage-keys'
import type { LoginOutcome } from '#domain/port'
import { parseSessionInfo } from '#domain/session/session-info'
import { readStorage } from '../../../shared/storage/storage-area'
import { persistSession, startSession } from '../../../shared/session/session-state'

/** The page's side of a session that the worker holds already. */
export const enterSession = ({ session, updatePassword }: LoginOutcome): void =>
  startSession(session, updatePassword)

/**
 * Keeps a session that the screens are to take up a moment later, for a reload and for a worker that takes the place of
 * this one.
 */
export const persistPendingSession = ({ session, updatePassword }: LoginOutcome): void =>
  persistSession(session, updatePassword)

/** Takes up a session that was held, unless it has ended meanwhile. */
export const enterPendingSession = (outcome: LoginOutcome): void => {
  if (parseSessionInfo(readStorage('session', SESSION_INFO_KEY))?.token === outcome.session.token)
    enterSession(outcome)
}
