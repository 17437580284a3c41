/** Adds a listener to an element. Returns the function that removes it. */
export const listen = <Name extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  name: Name,
  listener: (event: HTMLElementEventMap[Name]) => void,
  isEarly = false,
): (() => void) => {
  element.addEventListener(name, listener, isEarly)
  return () => element.removeEventListener(name, listener, isEarly)
}
