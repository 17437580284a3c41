import { proxy } from 'valtio'

/**
 * Whether a newer build waits for the player's word (UPD-04). `ready` shows the update
 * notice; it may be shown late, never in the middle of a launch, a registration or a payment.
 */
export const updateState = proxy<{ status: 'none' | 'ready' }>({ status: 'none' })
