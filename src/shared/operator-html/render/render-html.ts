import { createElement, Fragment, type ReactNode } from 'react'
import {
  DRAWN_TAGS,
  headingShift,
  isAmount,
  MAX_SPANNED_CELLS,
  MAX_DEPTH,
  MAX_ELEMENTS,
  OPENED_TAGS,
  textDirection,
  wholeNumber,
} from '#domain/text/operator-html'
import { HtmlLink } from './html-link'
import { HtmlImage } from './html-image'
import { HtmlTable } from './html-table'

const DRAWN: ReadonlySet<string> = new Set(DRAWN_TAGS)
const OPENED: ReadonlySet<string> = new Set(OPENED_TAGS)
const VOID: ReadonlySet<string> = new Set(['br', 'hr'])
/** Elements whose direct text is only white space, which is dropped. */
const FRAMES: ReadonlySet<string> = new Set([...['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl']])
/** Elements whose text decides their direction, also for everything inside. */
const TURNED = 'p,h1,h2,h3,h4,h5,h6,blockquote,pre,ul,ol,dl,figcaption,table'
/** Opened elements that are blocks. */
const BLOCKS = 'section,article,header,footer,main,aside,address,nav,details,summary,center'
const MAX_LIST_START = 9_999
/** Elements that may emphasise an amount inside a sentence. */
const INLINE = 'b,strong,i,em,u,mark,small,code'

interface Drawing {
  readonly shift: number
  /** Number of elements that may still be rendered. */
  left: number
}

/** Position of a node in the tree. */
interface Place {
  readonly depth: number
  /** True if an ancestor has the direction of its own text. */
  readonly isTurned: boolean
}

/**
 * Renders a sanitised tree again, element by element. Whatever a sanitiser let through by mistake, only listed
 * elements are created, with the few properties set here (ANN-09, R-13).
 */
export const drawHtml = (root: Node): readonly ReactNode[] =>
  drawChildren(
    root,
    { shift: headingShift(levelsOf(root)), left: MAX_ELEMENTS },
    { depth: 0, isTurned: false },
  )

const drawChildren = (parent: Node, drawing: Drawing, place: Place): readonly ReactNode[] =>
  [...parent.childNodes].map((child, key) => drawNode(child, drawing, place, key))

const drawNode = (node: Node, drawing: Drawing, place: Place, key: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return textOf(node)
  if (!(node instanceof Element) || drawing.left <= 0) return null
  drawing.left -= 1
  const tag = node.localName
  if (!DRAWN.has(tag) && !OPENED.has(tag)) return null
  if (VOID.has(tag)) return createElement(tag, { key })
  if (tag === 'img') return createElement(HtmlImage, { key, picture: node })
  const dir = directionOf(node, place.isTurned)
  const inside = { depth: place.depth + 1, isTurned: place.isTurned || dir !== undefined }
  const children = place.depth < MAX_DEPTH ? drawChildren(node, drawing, inside) : [node.textContent]
  if (tag === 'a') return turned(node, key, dir, createElement(HtmlLink, { key, link: node }, ...children))
  if (tag === 'table') return createElement(HtmlTable, { key, table: node, dir }, ...children)
  if (OPENED.has(tag)) return turned(node, key, dir, createElement(Fragment, { key }, ...children))
  const properties = { key, dir, ...propertiesOf(node) }
  return createElement(drawnTag(tag, drawing.shift), properties, ...children)
}

/** Puts the content of an element that is not rendered into one with its direction, if it has one. */
const turned = (element: Element, key: number, dir: string | undefined, inside: ReactNode): ReactNode =>
  dir === undefined ? inside : createElement(element.matches(BLOCKS) ? 'div' : 'bdi', { key, dir }, inside)

/** With `auto`, browsers ignore descendants that have their own `dir`, so only the outermost element has one. */
const directionOf = (element: Element, isTurned: boolean): 'ltr' | 'rtl' | 'auto' | undefined => {
  const named = textDirection(element.getAttribute('dir'))
  if (named !== 'auto') return named
  if (element.matches(INLINE) && isAmount(element.textContent)) return 'ltr'
  if (isTurned) return undefined
  // A div around paragraphs has no direction, because each paragraph has its own.
  const isText =
    element.matches(TURNED) || (element.matches('div') && !element.querySelector(`div,${TURNED}`))
  return isText ? 'auto' : undefined
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

const propertiesOf = (element: Element): Record<string, number | undefined> => {
  const number = (name: string, most: number) => wholeNumber(element.getAttribute(name), most)
  if (element.matches('ol')) return { start: number('start', MAX_LIST_START) }
  if (!element.matches('td,th')) return {}
  return { colSpan: number('colspan', MAX_SPANNED_CELLS), rowSpan: number('rowspan', MAX_SPANNED_CELLS) }
}
