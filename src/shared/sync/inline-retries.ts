import { proxy } from 'valtio'
import { CHUNK_FAILURE_TTL_MS } from '#domain/timing'

/** Number of retry buttons on screen. While there is one, the offline strip hides its own. */
export const inlineRetries = proxy({ offers: 0 })

const retries = new Set<() => void>()

/**
 * Registers a retry button.
 * @param retry called when the connection is back
 * @returns unregisters it
 */
export const registerInlineRetry = (retry = (): void => undefined): (() => void) => {
  inlineRetries.offers += 1
  retries.add(retry)
  return () => {
    inlineRetries.offers -= 1
    retries.delete(retry)
  }
}

/** Called when the connection is back. Skips buttons that were removed meanwhile. */
export const retryAll = (): void => {
  setTimeout(() => {
    for (const retry of retries) retry()
  }, CHUNK_FAILURE_TTL_MS)
}
