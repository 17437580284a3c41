import { CHUNK_RETRY_BASE_MS, CHUNK_RETRY_CAP_MS, MAX_CHUNK_ATTEMPTS } from '#domain/timing'
import { backoffDelay } from '#domain/sync/backoff'

/** Repeats the load of a file of the build until it succeeds, five times at most. Offline, the first failure counts. */
export const withRetries = async <T>(load: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load()
    } catch (error) {
      if (attempt === MAX_CHUNK_ATTEMPTS || !navigator.onLine) throw error
      const delayMs = backoffDelay(attempt, CHUNK_RETRY_BASE_MS, CHUNK_RETRY_CAP_MS, Math.random())
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
}
