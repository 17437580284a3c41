import type { FirstScreen } from './read-screen'

const NEAR = 1.25 // screens: the player may move a little before React is there

/** Where things stand, by how far they are from the corner of the page, whatever has been scrolled or is moving. */
export const firstScreen = (): FirstScreen => {
  const isWithin = (element: Element, height: number): boolean => {
    if (!(element instanceof HTMLElement) || element.offsetWidth + element.offsetHeight === 0)
      // Inside of a picture; else drawn nowhere.
      return element instanceof SVGElement
    const { x, y } = placeOf(element)
    return y < height && x < window.innerWidth && x + element.offsetWidth > 0
  }
  return {
    isNear: (element) => isWithin(element, window.innerHeight * NEAR),
    isSeen: (element) => isWithin(element, window.innerHeight),
  }
}

/** From the corner of the page. Unlike a box on the screen it tells nothing of scrolled rows and running lines. */
const placeOf = (element: HTMLElement): { readonly x: number; readonly y: number } => {
  let [x, y] = [0, 0]
  for (let each: Element | null = element; each instanceof HTMLElement; each = each.offsetParent) {
    x += each.offsetLeft
    y += each.offsetTop
  }
  return { x, y }
}
