import { PROMPTS_OFF_KEY } from '#domain/storage-keys'
import { isPromotionalOverlay } from '#domain/overlays/overlay-precedence'
import { readStorage, writeStorage } from '../storage/storage-area'
import { overlayState } from '../overlays/overlay-queue'

/** From now on, whether it can be kept or not. An offer that waits, or is open, goes without an answer (PLY-02). */
const apply = (noOffers: boolean): void => {
  overlayState.noOffers = noOffers
  if (noOffers) overlayState.queue = overlayState.queue.filter(({ kind }) => !isPromotionalOverlay(kind))
}

export const setPromptsOff = (noOffers: boolean): void => {
  writeStorage('local', PROMPTS_OFF_KEY, noOffers ? '1' : '')
  apply(noOffers)
}

/** Takes up what another tab has set. */
export const readNoOffers = (): void => apply(readStorage('local', PROMPTS_OFF_KEY) === '1')
