import { overlayState } from '../../../shared/overlays/overlay-queue'

/**
 * Goes where a tapped notification leads, without a reload. Whoever is in the middle of a form, a game or a payment stays
 * there: that they are in the app is enough.
 */
export const openRoute = (to: string): void => {
  const { pathname, search } = window.location
  if (overlayState.activity === 'free' && to !== pathname + search) window.mcBoot?.go?.(to)
}
