import { overlayState } from '../../../shared/overlays/overlay-queue'

/**
 * Navigates to the target of a tapped notification without a reload. Does nothing while the player is in a form, a
 * game or a payment: it is enough that the app is open.
 */
export const openRoute = (to: string): void => {
  const { pathname, search } = window.location
  if (overlayState.activity === 'free' && to !== pathname + search) window.mcBoot?.go?.(to)
}
