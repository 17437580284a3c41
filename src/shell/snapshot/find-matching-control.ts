/**
 * Returns the matching control in another copy of the same screen: same kind, same text and same index among equal
 * controls. Undefined if there is none.
 */
export const findMatchingControl = (
  control: Element,
  from: Element,
  to: Element,
): HTMLElement | undefined => {
  const likes = (screen: Element): readonly HTMLElement[] =>
    Array.from(screen.querySelectorAll<HTMLElement>(control.tagName)).filter(
      (each) => textOf(each) === textOf(control),
    )
  return likes(to)[likes(from).findIndex((each) => each === control)]
}

const textOf = (control: Element): string => control.getAttribute('aria-label') ?? control.textContent
