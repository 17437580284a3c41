/**
 * True while the visible part of this screen waits for rows. Rows that arrive one by one (a balance) do not count.
 */
export const isScreenWaiting = (screen: Element): boolean => {
  const first = screen.querySelector('.sk-pulse, span.sk')
  return first !== null && first.getBoundingClientRect().top < window.innerHeight
}

/** Returns the images on the visible part of a screen. */
export const imagesOnScreen = (screen: Element): readonly HTMLImageElement[] =>
  Array.from(screen.querySelectorAll('img')).filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
  })
