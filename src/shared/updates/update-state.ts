import { proxy } from 'valtio'

/**
 * Whether a newer build waits for the player's confirmation (UPD-04). `ready` shows the update notice. The notice may
 * be delayed, and never interrupts a launch, a registration or a payment.
 */
export const updateState = proxy<{ status: 'none' | 'ready'; news: number }>({ status: 'none', news: 0 })

/** A newer build is ready, or another one: shows the notice again to players who have dismissed the last one. */
export const notifyUpdateReady = (): void => {
  updateState.status = 'ready'
  updateState.news += 1
}
