import { device } from '../../shared/page/device'

/** Elements that handle the tap themselves, or open the keyboard, which would cover part of a full screen. */
const APART = 'input, textarea, select, [contenteditable], a[target=_blank], iframe'

/**
 * Requests full screen on a tap in the installed app (SHL-06). Not while a dialog is open, which full screen would
 * cover. Not after the player has left it once: the first back gesture leaves it, so going back would need two.
 */
const ask = ({ target }: MouseEvent): void => {
  if (!device.isStandalone || document.fullscreenElement || document.querySelector('dialog[open]')) return
  if (!(target instanceof Element) || target.closest(APART)) return
  // If the browser rejects it, nothing changes.
  document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined)
}

const followLeaving = (): void => {
  if (!document.fullscreenElement) document.removeEventListener('click', ask)
}

/** Call once per page. Does nothing in a browser without full screen for pages (iPhone). */
export const initFullScreen = (): void => {
  if (!('requestFullscreen' in document.documentElement)) return
  document.addEventListener('click', ask)
  document.addEventListener('fullscreenchange', followLeaving)
}
