import { createElement, Fragment, type ReactNode } from 'react'
import {
  cellSpan,
  DRAWN_TAGS,
  headingShift,
  MOST_DEPTH,
  MOST_ELEMENTS,
  OPENED_TAGS,
  textDirection,
  wholeNumber,
} from '#domain/rules/operator-html'
import { HtmlLink } from './html-link'
import { HtmlPicture } from './html-picture'
import { HtmlTable } from './html-table'

const DRAWN: ReadonlySet<string> = new Set(DRAWN_TAGS)
const OPENED: ReadonlySet<string> = new Set(OPENED_TAGS)
const VOID: ReadonlySet<string> = new Set(['br', 'hr'])
/** Between their parts only spaces stand, which are not text. */
const FRAMES: ReadonlySet<string> = new Set([...['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl']])
/** Words in a language of their own decide about the direction of these. */
const TURNED: ReadonlySet<string> = new Set([
  ...['p', 'div', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'ul', 'ol', 'li', 'dl'],
  ...['dt', 'dd', 'figcaption', 'caption', 'th', 'td'],
])
const MOST_START = 9_999

interface Drawing {
  readonly shift: number
  /** Elements that may still be drawn. */
  left: number
}

/**
 * Draws a sanitised tree anew, element by element: whatever a sanitiser let through by mistake, only what stands in the
 * list of the rule is ever made, with the few properties that are set here (ANN-09, R-13).
 */
export const drawHtml = (root: Node): readonly ReactNode[] =>
  drawChildren(root, { shift: headingShift(levelsOf(root)), left: MOST_ELEMENTS }, 0)

const drawChildren = (parent: Node, drawing: Drawing, depth: number): readonly ReactNode[] =>
  [...parent.childNodes].map((child, place) => drawNode(child, drawing, depth, place))

const drawNode = (node: Node, drawing: Drawing, depth: number, key: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return textOf(node)
  if (!(node instanceof Element) || drawing.left <= 0) return null
  drawing.left -= 1
  const tag = node.localName
  if (!DRAWN.has(tag) && !OPENED.has(tag)) return null
  if (VOID.has(tag)) return createElement(tag, { key })
  if (tag === 'img') return createElement(HtmlPicture, { key, picture: node })
  const children = depth < MOST_DEPTH ? drawChildren(node, drawing, depth + 1) : [node.textContent]
  if (tag === 'a') return createElement(HtmlLink, { key, link: node }, ...children)
  if (tag === 'table') return createElement(HtmlTable, { key, table: node }, ...children)
  if (OPENED.has(tag)) return createElement(Fragment, { key }, ...children)
  return createElement(
    drawnTag(tag, drawing.shift),
    { key, ...propertiesOf(node, drawing.shift) },
    ...children,
  )
}

const textOf = ({ nodeValue, parentNode }: Node): string | null => {
  const isBetween = parentNode instanceof Element && FRAMES.has(parentNode.localName)
  return isBetween && nodeValue?.trim() === '' ? null : nodeValue
}

const levelOf = (tag: string): number => (/^h[1-6]$/u.test(tag) ? Number(tag.slice(1)) : 0)

const levelsOf = (root: Node): readonly number[] =>
  root instanceof Element || root instanceof DocumentFragment
    ? [...root.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ localName }) => levelOf(localName))
    : []

const drawnTag = (tag: string, shift: number): string => {
  const level = levelOf(tag)
  return level === 0 ? tag : `h${String(Math.min(6, Math.max(2, level + shift)))}`
}

const propertiesOf = (element: Element, shift: number): Record<string, string | number | undefined> => {
  const tag = drawnTag(element.localName, shift)
  return {
    ...(TURNED.has(tag) && { dir: textDirection(element.getAttribute('dir')) }),
    ...(tag === 'ol' && { start: wholeNumber(element.getAttribute('start'), MOST_START) }),
    ...((tag === 'td' || tag === 'th') && {
      colSpan: cellSpan(element.getAttribute('colspan')),
      rowSpan: cellSpan(element.getAttribute('rowspan')),
    }),
  }
}
