import { findMatchingControl } from './find-matching-control'

/** Replays a tap on the snapshot on the screen that replaced it. */
export type ReplayTap = (root: HTMLElement) => void

/**
 * Saves the last tap on a snapshot for the screen that follows within a moment, and shows feedback for it. Following
 * the link at once would reload the page and take longer. Taps that open another tab are left to the browser.
 */
export const deferTaps = (stage: HTMLElement): ReplayTap => {
  let tapped: Element | null = null
  stage.addEventListener('click', (event) => {
    const control = event.target instanceof Element ? event.target.closest('a, button') : null
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    tapped?.removeAttribute('data-tapped')
    tapped = control
    control.setAttribute('data-tapped', '')
  })
  return (root) => {
    if (!tapped) return
    const control = findMatchingControl(tapped, stage, root)
    if (control) control.click()
    // The tapped control is no longer on the screen, but its link still works.
    else if (tapped instanceof HTMLAnchorElement && tapped.href !== '') window.location.assign(tapped.href)
  }
}
