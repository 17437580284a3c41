import { device } from '../../shared/page/device'

/** What has a use of its own for the tap, or for the keyboard, which a full screen would move under. */
const APART = 'input, textarea, select, [contenteditable], a[target=_blank], iframe'

/**
 * A tap in the home-screen app requests full screen (SHL-06). Not over a dialog, which full screen would cover. Never
 * again after the player has left it: a back gesture leaves it first, and would be needed twice each time.
 */
const ask = ({ target }: MouseEvent): void => {
  if (!device.isStandalone || document.fullscreenElement || document.querySelector('dialog[open]')) return
  if (!(target instanceof Element) || target.closest(APART)) return
  // Refused, it stays as it is.
  document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined)
}

const followLeaving = (): void => {
  if (!document.fullscreenElement) document.removeEventListener('click', ask)
}

/** Once in the life of a page; nothing where the browser has no full screen for pages (iPhone). */
export const initFullScreen = (): void => {
  if (!('requestFullscreen' in document.documentElement)) return
  document.addEventListener('click', ask)
  document.addEventListener('fullscreenchange', followLeaving)
}
