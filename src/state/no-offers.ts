import { NO_OFFERS_KEY } from '#domain/constants/storage-keys'
import { isOffer } from '#domain/rules/overlay-precedence'
import { readStored, store } from '../boot/storage-area'
import { overlayState } from './overlay-queue'

/** From now on, whether it can be kept or not. An offer that waits, or is open, goes without an answer (PLY-02). */
const apply = (noOffers: boolean): void => {
  overlayState.noOffers = noOffers
  if (noOffers) overlayState.queue = overlayState.queue.filter(({ kind }) => !isOffer(kind))
}

export const setNoOffers = (noOffers: boolean): void => {
  store('local', NO_OFFERS_KEY, noOffers ? '1' : '')
  apply(noOffers)
}

/** Takes up what another tab has set. */
export const readNoOffers = (): void => apply(readStored('local', NO_OFFERS_KEY) === '1')
