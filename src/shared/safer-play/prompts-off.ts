import { PROMPTS_OFF_KEY } from '#domain/storage-keys'
import { isPromotionalOverlay } from '#domain/overlays/overlay-precedence'
import { readStorage, writeStorage } from '../storage/storage-area'
import { overlayState } from '../overlays/overlay-queue'

/**
 * Applies the setting at once, even if it cannot be saved. Open or queued offers close without counting as answered
 * (PLY-02).
 */
const apply = (noOffers: boolean): void => {
  overlayState.noOffers = noOffers
  if (noOffers) overlayState.queue = overlayState.queue.filter(({ kind }) => !isPromotionalOverlay(kind))
}

export const setPromptsOff = (noOffers: boolean): void => {
  writeStorage('local', PROMPTS_OFF_KEY, noOffers ? '1' : '')
  apply(noOffers)
}

/** Reads a change made in another tab. */
export const readNoOffers = (): void => apply(readStorage('local', PROMPTS_OFF_KEY) === '1')
