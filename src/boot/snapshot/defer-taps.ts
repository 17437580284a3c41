import type { ShownSnapshot } from '../../shared/page/boot-types'

/**
 * Saves the last tap on a snapshot for the screen that follows within a moment, and shows feedback for it. Following
 * the link at once would reload the page and take longer. Taps that open another tab are left to the browser.
 */
export const deferTaps = (snapshot: ShownSnapshot): void => {
  snapshot.stage.addEventListener('click', (event) => {
    const control = event.target instanceof Element ? event.target.closest('a, button') : null
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    snapshot.tapped?.removeAttribute('data-tapped')
    snapshot.tapped = control
    control.setAttribute('data-tapped', '')
  })
}
