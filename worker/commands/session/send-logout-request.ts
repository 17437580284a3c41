import { LOGOUT_ENDPOINT } from '#domain/contract/endpoints'
import { BACKOFF_BASE_MS, BACKOFF_CAP_MS, LOGOUT_TIMEOUT_MS } from '#domain/timing'
import { isRetryable, retryAfterMsOf } from '#domain/errors'
import { backoffDelay } from '#domain/sync/backoff'
import type { HttpClient } from '../../net/http-client'
import type { RetryDelays } from '../../net/retry-delays'

export interface LogoutRequestDependencies {
  readonly httpClient: HttpClient
  readonly retryDelays: RetryDelays
}

/**
 * Ends a session on the gateway by its token; retried until the gateway has responded. The token stays in this
 * worker's memory, so nothing of the session is stored after the logout.
 */
export const sendLogoutRequest = async (
  { httpClient, retryDelays }: LogoutRequestDependencies,
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
      await retryDelays.wait(
        backoffDelay(attempt, BACKOFF_BASE_MS, BACKOFF_CAP_MS, Math.random(), retryAfterMsOf(error)),
      )
    while (httpClient.isCircuitOpen())
  }
}
