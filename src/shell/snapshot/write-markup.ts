import { COLOUR } from '#domain/text/colour'
import { shareablePath } from '#domain/routing/shareable-path'
import { safeImageUrl } from '#domain/routing/safe-url'
import {
  escapeHtml,
  isSafeSnapshotMarkup,
  SNAPSHOT_LIMIT_BYTES,
  SNAPSHOT_TAGS,
} from '#domain/lobby/snapshot-markup'

/** A text, or an element of the screen. */
export type SnapshotNode = string | SnapshotElement

export interface SnapshotElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly SnapshotNode[]
}

const TAGS: ReadonlySet<string> = new Set(SNAPSHOT_TAGS.split('|'))
const ANY_TEXT = /^/u
const WORD = /^[a-z]{1,20}$/u

/** Allowed attributes of a snapshot and the format of their values. No style, no event handler, no id. */
const ATTRIBUTES: ReadonlyMap<string, RegExp> = new Map([
  ['class', /^[\w-]+(?: [\w-]+)*$/u],
  ['alt', /^$/u],
  ['dir', WORD],
  ['role', WORD],
  ['aria-label', ANY_TEXT],
  ['aria-roledescription', ANY_TEXT],
  ['aria-hidden', /^true$/u],
  ['aria-current', WORD],
  ['aria-haspopup', WORD],
  ['aria-pressed', /^false$/u], // favourites are private
  ['aria-selected', WORD],
  ['type', /^button$/u],
  ['tabindex', /^(?:0|-1)$/u],
  ['crossorigin', /^anonymous$/u],
  ['draggable', /^false$/u],
  ['data-game', /^[\w.:-]{0,80}$/u],
  ['data-badge', WORD],
  ['data-current', /^true$/u],
  ['data-cover', COLOUR],
  ['viewBox', /^[\d ]+$/u],
  ['d', /^[\w .,-]+$/u],
])

export const isPublicTag = (tag: string): boolean => TAGS.has(tag)

export const isPublicAttribute = (name: string, value: string): boolean => {
  if (name === 'href') return shareablePath(value) === value
  if (name === 'data-src') return safeImageUrl(value, window.location.origin) === value
  return ATTRIBUTES.get(name)?.test(value) === true
}

/**
 * Returns the markup of a screen, with every text and value escaped. Null if it is over the size limit or contains
 * anything that is not allowed.
 */
export const writeMarkup = (screen: SnapshotElement): string | null => {
  const markup = write(screen)
  const { length } = new TextEncoder().encode(markup)
  return length <= SNAPSHOT_LIMIT_BYTES && isSafeSnapshotMarkup(markup) ? markup : null
}

const write = (node: SnapshotNode): string => {
  if (typeof node === 'string') return escapeHtml(node)
  const { tag, attributes, children } = node
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  const start = `<${tag}${written.join('')}>`
  return tag === 'img' ? start : `${start}${children.map(write).join('')}</${tag}>`
}
