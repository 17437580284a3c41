import { shareablePath } from '#domain/routing/shareable-path'
import carousel from '../../ui/media/carousel.module.css'
import icon from '../../ui/icons/icon.module.css'
import { privatePlaceholder } from './private-placeholders'
import { publicClasses } from './public-classes'
import { isPublicAttribute, isPublicTag, type SnapshotElement, type SnapshotNode } from './write-markup'

/** Checks by position whether an element belongs to the first screen, as it is before any scrolling. */
export interface FirstScreen {
  /** True if part of it is within the height of page that a snapshot covers. */
  readonly isNear: (element: Element) => boolean
  /** True if this image is loaded and visible at once. A snapshot has no others. */
  readonly isSeen: (image: HTMLImageElement) => boolean
}

/**
 * Reads the public part of a screen from the document: creates new elements with allowed attributes and classes only.
 * What is not listed (here, in write-markup.ts or in public-classes.ts) is not copied. An element with `data-own`
 * holds the player's own data: private-placeholders.ts replaces it.
 */
export const readScreen = (element: Element, screen: FirstScreen): SnapshotElement | null => {
  const tag = element.localName
  const classes = publicClasses(element)
  if (!isPublicTag(tag) || !classes || !screen.isNear(element)) return null
  if (element instanceof HTMLImageElement && !screen.isSeen(element)) return null
  const children = Array.from(element.childNodes).flatMap((child) => readNode(child, screen))
  return { tag, attributes: attributesOf(element, classes), children }
}

const readNode = (node: ChildNode, screen: FirstScreen): readonly SnapshotNode[] => {
  if (node instanceof Text) return [node.data]
  if (!(node instanceof Element)) return []
  const own = node.getAttribute('data-own')
  if (own !== null) return screen.isNear(node) ? privatePlaceholder(own) : []
  const read = readScreen(node, screen)
  return read ? [read] : []
}

const attributesOf = (element: Element, classes: readonly string[]): Record<string, string> => {
  const read: Record<string, string> = {}
  const take = (name: string, value: string | null): void => {
    if (value !== null && isPublicAttribute(name, value)) read[name] = value
  }
  for (const { name, value } of element.attributes) take(name, name === 'aria-pressed' ? 'false' : value)
  take('class', classes.filter((name) => name !== icon.filled || !isLiked(element)).join(' '))
  take('href', shareablePath(element.getAttribute('href') ?? ''))
  if (element instanceof HTMLImageElement) take('data-src', element.src)
  if (element instanceof HTMLElement) take('data-cover', element.style.getPropertyValue('--cover'))
  if (carousel.dot !== undefined && classes.includes(carousel.dot)) markFirst(element, read)
  return read
}

/** True if the game is a favourite. Favourites are private, so a snapshot has no filled heart. */
const isLiked = (element: Element): boolean => element.parentElement?.getAttribute('aria-pressed') === 'true'

/** Marks the first dot as current: a snapshot always shows the first banner. */
const markFirst = (dot: Element, read: Record<string, string>): void => {
  delete read['data-current']
  if (!dot.previousElementSibling) read['data-current'] = 'true'
}
