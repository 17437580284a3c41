import type { FirstScreen } from './read-screen'

const NEAR = 1.25 // in screen heights: the player may scroll a little before React has rendered

/** Returns checks for the first screen. Positions are relative to the page, whatever is scrolled or animated. */
export const firstScreen = (): FirstScreen => {
  const isWithin = (element: Element, height: number): boolean => {
    if (!(element instanceof HTMLElement) || element.offsetWidth + element.offsetHeight === 0)
      // Part of an SVG, which has no offset size; any other element without a size is not drawn.
      return element instanceof SVGElement
    const { x, y } = placeOf(element)
    return y < height && x < window.innerWidth && x + element.offsetWidth > 0
  }
  return {
    isNear: (element) => isWithin(element, window.innerHeight * NEAR),
    isSeen: (image) => isLoaded(image) && isWithin(image, window.innerHeight),
  }
}

const isLoaded = ({ complete, naturalWidth }: HTMLImageElement): boolean => complete && naturalWidth > 0

/** Returns the position on the page. Unlike `getBoundingClientRect` it ignores scrolled rows and running marquees. */
const placeOf = (element: HTMLElement): { readonly x: number; readonly y: number } => {
  let [x, y] = [0, 0]
  for (let each: Element | null = element; each instanceof HTMLElement; each = each.offsetParent) {
    x += each.offsetLeft
    y += each.offsetTop
  }
  return { x, y }
}
