import { device } from '../../shared/page/device'

/**
 * A tap on the entry of the page that is already open scrolls to its top, where the router would do nothing. A link to
 * the same page with another query, such as a category of the lobby, is followed. Call once per page.
 */
export const scrollUpAgain = (): void => {
  // Before React, whose links leave a handled click alone.
  document.addEventListener('click', onClick, { capture: true })
}

const onClick = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest('nav a[aria-current=page]') : null
  if (!(link instanceof HTMLAnchorElement) || link.href !== window.location.href) return
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  window.scrollTo({ top: 0, behavior: device.isMotionReduced ? 'auto' : 'smooth' })
}
