/** Creates an element with a class and content. */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag)
  made.className = name
  made.append(...children)
  return made
}

const NAMESPACE = 'http://www.w3.org/2000/svg'

/** An icon with one stroke on a grid of 24. */
export const icon = (d: string): SVGSVGElement => {
  const drawing = document.createElementNS(NAMESPACE, 'svg')
  drawing.setAttribute('viewBox', '0 0 24 24')
  drawing.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(NAMESPACE, 'path')
  path.setAttribute('d', d)
  drawing.append(path)
  return drawing
}
