import { type RefObject, useEffect } from 'react'

/**
 * Keeps what is on screen in its place when an element above it changes its height. Browsers with scroll anchoring do
 * so themselves; Safari has none (SHL-09).
 */
export const useScrollAnchor = (element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const box = element.current
    if (!box || CSS.supports('overflow-anchor', 'auto')) return undefined
    let height = box.offsetHeight
    // Called between layout and paint, so no frame shows the jump.
    const observer = new ResizeObserver(() => {
      const before = height
      height = box.offsetHeight
      if (box.getBoundingClientRect().top + before <= 0) window.scrollBy(0, height - before)
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
}
