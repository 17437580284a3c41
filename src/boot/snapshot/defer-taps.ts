import { findMatchingControl } from './find-matching-control'

/** Carries out, on the screen that is now there, what was tapped on the one before. */
export type ReplayTap = (root: HTMLElement) => void

/**
 * Keeps the last tap on a snapshot for the screen that follows within a moment, and shows that it was felt. To follow the
 * link at once would load the page anew and take longer; a tap for another tab stays the browser's.
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
    // What was tapped is no longer on the screen: its link still leads there.
    else if (tapped instanceof HTMLAnchorElement && tapped.href !== '') window.location.assign(tapped.href)
  }
}
