import type { LoginOutcome } from '#domain/port'
import { isSessionSaved, persistSession, startSession } from '../../../shared/session/session-state'

/** Starts the session in the page. The worker has started it already. */
export const enterSession = ({ session, updatePassword }: LoginOutcome): void =>
  startSession(session, updatePassword)

/** Persists a session that the screens will enter a moment later, so that a reload or a respawned worker finds it. */
export const persistPendingSession = ({ session, updatePassword }: LoginOutcome): void =>
  persistSession(session, updatePassword)

/** Enters the pending session, unless it has ended meanwhile. */
export const enterPendingSession = (outcome: LoginOutcome): void => {
  if (isSessionSaved(outcome.session)) enterSession(outcome)
}
