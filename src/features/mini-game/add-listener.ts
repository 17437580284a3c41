/** Listens to an element until the answer is called. */
export const listen = <Name extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  name: Name,
  listener: (event: HTMLElementEventMap[Name]) => void,
  isEarly = false,
): (() => void) => {
  element.addEventListener(name, listener, isEarly)
  return () => element.removeEventListener(name, listener, isEarly)
}
