import { LAUNCH_TIMEOUT_MS } from '#domain/timing'
import { gameUrlSchema } from '#domain/contract/games/games'
import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { safeGameUrl } from '#domain/routing/safe-url'
import type { HttpClient, RequestOptions } from '../../net/http-client'

/**
 * Fetches the URL of a game, once, within 10 s, and checks it: an unsafe URL is an error (GAM-03, GAM-06, R-14).
 * Retries are up to the page, which knows whether the player still waits (use-launch.ts).
 * @param origin ours, for a game of our own
 */
export const fetchGameUrl = async (
  httpClient: HttpClient,
  origin: string,
  launch: Pick<RequestOptions, 'path' | 'access' | 'query'>,
): Promise<Result<{ gameUrl: string }, AppError>> => {
  const launched = await httpClient.requestParsed(
    { ...launch, timeoutMs: LAUNCH_TIMEOUT_MS, alert: false, retry: false },
    gameUrlSchema,
  )
  if (!launched.ok) return launched
  const gameUrl = safeGameUrl(launched.value.gameUrl, origin)
  return gameUrl === null ? err({ kind: 'unsafe-url' }) : ok({ gameUrl })
}
