import type { AppError } from '#domain/errors'
import { ok, type Result } from '#domain/result'
import { sendLogoutRequest } from '../../load-lazy-chunk'
import type { PageFactsStore } from '../../page-facts-store'
import type { SessionManager } from '../../session/session-manager'
import { clearVault } from '../../session/clear-vault'
import type { Store } from '../../store/store'
import type { LogoutRequestDependencies } from './send-logout-request'

interface Dependencies extends LogoutRequestDependencies {
  readonly facts: PageFactsStore
  readonly sessions: SessionManager
  readonly store: Store
}

/**
 * Ends the session on both sides. The gateway gets the old token in the background; the device does not wait for it.
 * @param forgetsDevice also deletes the remembered login, first: if that fails, nobody is logged out (LOG-07)
 */
export const logOut = async (
  dependencies: Dependencies,
  forgetsDevice: boolean,
): Promise<Result<null, AppError>> => {
  const { facts, sessions, store } = dependencies
  const forgotten = forgetsDevice ? await clearVault(store) : ok(null)
  if (!forgotten.ok) return forgotten
  const { session } = facts.current
  if (session) void sendLogoutRequest(dependencies, session.token)
  await sessions.endSession()
  // A login that was in progress may have saved its record meanwhile; from now on it saves none. The session has
  // ended, so the logout succeeds even if this deletion fails.
  if (forgetsDevice) await clearVault(store)
  return forgotten
}
