import { proxy } from 'valtio'

/**
 * Whether a newer build waits for the player's word (UPD-04). `ready` shows the update
 * notice; it may be shown late, never in the middle of a launch, a registration or a payment.
 */
export const updateState = proxy<{ status: 'none' | 'ready'; news: number }>({ status: 'none', news: 0 })

/** A newer build is there, or yet another one: whoever has put off the last notice is told again. */
export const notifyUpdateReady = (): void => {
  updateState.status = 'ready'
  updateState.news += 1
}
