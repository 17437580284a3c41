import { dismissToast, showToast, toasts } from '../../../shared/overlays/toasts'
import { CHANNEL_NAMES } from './provider-icon'

const KEY = 'social.entering'
const LONGEST_MS = 30_000 // normally hidden earlier, when the login ends

/** Shown after a tap on Google's one-tap: nothing else on the page reacts to it. */
export const showLoginPendingToast = (): void =>
  showToast({ key: KEY, values: { name: CHANNEL_NAMES.google }, lifeMs: LONGEST_MS })

/** Hides the toast once the result is on the screen. */
export const hideLoginPendingToast = (): void => {
  for (const { id, key } of toasts.items) if (key === KEY) dismissToast(id)
}
