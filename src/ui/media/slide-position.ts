/** Returns each slide's distance from the first, in px; positive in both text directions. */
const offsets = (track: HTMLElement): readonly number[] => {
  const slides = [...track.children].filter((child) => child instanceof HTMLElement)
  const first = slides[0]?.offsetLeft ?? 0
  return slides.map((slide) => Math.abs(slide.offsetLeft - first))
}

/** Returns the index of the visible slide. In right-to-left pages, `scrollLeft` counts down from 0. */
export const nearestSlide = (track: HTMLElement): number => {
  const at = Math.abs(track.scrollLeft)
  const distances = offsets(track).map((offset) => Math.abs(offset - at))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/** Scrolls smoothly if the track's style says so. */
export const scrollToSlide = (track: HTMLElement, index: number): void => {
  const offset = offsets(track)[index] ?? 0
  const isMirrored = getComputedStyle(track).direction === 'rtl'
  track.scrollTo({ left: isMirrored ? -offset : offset })
}
