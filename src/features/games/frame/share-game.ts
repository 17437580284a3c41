import { showToast } from '../../../shared/overlays/toasts'
import { copyText } from '../../../shared/page/clipboard/copy-text'

const LINK_TOAST_MS = 15_000 // long enough to select the link in it

/** True if the browser has a share sheet or a clipboard. */
export const canShare = (): boolean => 'share' in navigator || 'clipboard' in navigator

/**
 * Sends a link to a game by the phone's share sheet. Copies it if there is none or if it fails, and shows it if the
 * browser does not allow copying.
 * @param path of the game, with its query
 * @param copiedText of the toast after copying
 */
export const shareGame = async (title: string, path: string, copiedText: string): Promise<void> => {
  const url = window.location.origin + path
  if ((await shareBySheet(title, url)) === 'done') return
  if (await copyText(url)) showToast({ text: copiedText, tone: 'success' })
  else showToast({ text: url, lifeMs: LINK_TOAST_MS })
}

const shareBySheet = async (title: string, url: string): Promise<'done' | 'failed'> => {
  if (!('share' in navigator)) return 'failed'
  try {
    await navigator.share({ title, url })
    return 'done'
  } catch (cause) {
    // Closing the sheet is not a failure.
    return cause instanceof DOMException && cause.name === 'AbortError' ? 'done' : 'failed'
  }
}
