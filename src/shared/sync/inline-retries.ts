import { proxy } from 'valtio'
import { CHUNK_FAILURE_TTL_MS } from '#domain/timing'

/** How many things on the screen offer to try again by themselves: the strip about the connection then does not. */
export const inlineRetries = proxy({ offers: 0 })

const retries = new Set<() => void>()

/**
 * Says that such a thing has come. @returns what says that it has gone
 * @param retry what it does by itself when there is a connection again
 */
export const registerInlineRetry = (retry = (): void => undefined): (() => void) => {
  inlineRetries.offers += 1
  retries.add(retry)
  return () => {
    inlineRetries.offers -= 1
    retries.delete(retry)
  }
}

/** There is a connection again. Whoever has gone meanwhile does nothing. */
export const retryAll = (): void => {
  setTimeout(() => {
    for (const retry of retries) retry()
  }, CHUNK_FAILURE_TTL_MS)
}
