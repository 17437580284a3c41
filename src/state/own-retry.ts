import { proxy } from 'valtio'

/** How many things on the screen offer to try again by themselves: the strip about the connection then does not. */
export const ownRetry = proxy({ offers: 0 })

/** Says that such a thing has come. @returns what says that it has gone */
export const offerRetry = (): (() => void) => {
  ownRetry.offers += 1
  return () => {
    ownRetry.offers -= 1
  }
}
