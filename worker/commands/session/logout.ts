import { LOGOUT_ENDPOINT } from '#domain/contract/endpoints'
import { BACKOFF_BASE_MS, BACKOFF_CAP_MS, LOGOUT_TIMEOUT_MS } from '#domain/timing'
import { type AppError, isRetryable, retryAfterMsOf } from '#domain/errors'
import { ok, type Result } from '#domain/result'
import { backoffDelay } from '#domain/sync/backoff'
import type { HttpClient } from '../../net/http-client'
import type { PageFactsStore } from '../../page-facts-store'
import type { Pauses } from '../../net/retry-delays'
import type { SessionManager } from '../../session/session-manager'
import { clearVault } from '../../session/clear-vault'
import type { Store } from '../../store/store'

interface Dependencies {
  readonly httpClient: HttpClient
  readonly facts: PageFactsStore
  readonly sessions: SessionManager
  readonly store: Store
  readonly pauses: Pauses
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
  // A login that was in progress may have saved its record meanwhile; from now on it saves none.
  return forgetsDevice ? clearVault(store) : forgotten
}

/**
 * Ends a session on the gateway by its token; retried until the gateway has responded. The token stays in this
 * worker's memory, so nothing of the session is stored after the logout.
 */
export const sendLogoutRequest = async (
  { httpClient, pauses }: Pick<Dependencies, 'httpClient' | 'pauses'>,
  token: string,
): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    const result = await httpClient.send({
      path: LOGOUT_ENDPOINT,
      access: 'protected',
      token,
      method: 'POST',
      timeoutMs: LOGOUT_TIMEOUT_MS,
      alert: false,
    })
    if (result.ok || !isRetryable(result.error)) return
    const { error } = result
    do
      await pauses.wait(
        backoffDelay(attempt, BACKOFF_BASE_MS, BACKOFF_CAP_MS, Math.random(), retryAfterMsOf(error)),
      )
    while (httpClient.isCircuitOpen())
  }
}
