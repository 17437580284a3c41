import { proxy } from 'valtio'
import { LOAD_FAILURE_KEPT_MS } from '#domain/constants/timing'

/** How many things on the screen offer to try again by themselves: the strip about the connection then does not. */
export const ownRetry = proxy({ offers: 0 })

const retries = new Set<() => void>()

/**
 * Says that such a thing has come. @returns what says that it has gone
 * @param retry what it does by itself when there is a connection again
 */
export const offerRetry = (retry = (): void => undefined): (() => void) => {
  ownRetry.offers += 1
  retries.add(retry)
  return () => {
    ownRetry.offers -= 1
    retries.delete(retry)
  }
}

/** There is a connection again. Whoever has gone meanwhile does nothing. */
export const retryAll = (): void => {
  setTimeout(() => {
    for (const retry of retries) retry()
  }, LOAD_FAILURE_KEPT_MS)
}
