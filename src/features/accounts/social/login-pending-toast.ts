import { dismissToast, showToast, toasts } from '../../../shared/overlays/toasts'
import { CHANNEL_NAMES } from './provider-icon'

const KEY = 'social.entering'
const LONGEST_MS = 30_000 // it ends with what comes of it

/** Nothing else on the page shows that the tap on Google's one-tap was heard. */
export const showLoginPendingToast = (): void =>
  showToast({ key: KEY, values: { name: CHANNEL_NAMES.google }, lifeMs: LONGEST_MS })

/** What has come of it stands on the screen. */
export const hideLoginPendingToast = (): void => {
  for (const { id, key } of toasts.items) if (key === KEY) dismissToast(id)
}
