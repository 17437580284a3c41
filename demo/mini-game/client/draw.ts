/** The app's policy allows no style element and no HTML, so every element is created and styled by script. */

type Values = Readonly<Record<string, string>>

export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  style: Values,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(style)) made.style.setProperty(name, value)
  made.append(...children)
  return made
}

export const makeButton = (style: Values, onClick: () => void, ...children: readonly (Node | string)[]) => {
  const made = make('button', { cursor: 'pointer', ...style }, ...children)
  made.type = 'button'
  made.addEventListener('click', onClick)
  return made
}

export const draw = <Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Values,
  ...children: readonly Node[]
): SVGElementTagNameMap[Tag] => {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) drawn.setAttribute(name, value)
  drawn.append(...children)
  return drawn
}

/** A decorative drawing of 100 by 100, hidden from screen readers. */
export const createSvg = (px: number, ...children: readonly Node[]): SVGSVGElement =>
  draw(
    'svg',
    { viewBox: '0 0 100 100', width: String(px), height: String(px), 'aria-hidden': 'true' },
    ...children,
  )
