import { shareablePath } from '../routing/shareable-path'
import { type LinkTarget, linkTarget } from '../routing/safe-url'

/** Messages that the chat's page may send to the app. All others are ignored. */
export type ChatMessage =
  | { readonly type: 'unread'; readonly count: number }
  | { readonly type: 'close' }
  /** The player has tapped a link in a message. */
  | { readonly type: 'open'; readonly target: Exclude<LinkTarget, { readonly kind: 'none' }> }

const MAX_UNREAD = 9_999

/**
 * Returns the origin of a frame's messages. A page of ours is framed without its origin, so it has none.
 * @param url absolute, of the frame
 * @param origin the app's own
 */
export const frameOrigin = (url: string, origin: string): string => {
  const its = new URL(url).origin
  return its === origin ? 'null' : its
}

/**
 * Parses a frame's message field by field; null for anything that is not exactly one of the messages. A link must
 * have an allowed target. A link into the app loses its token and all other visitor data.
 * @param origin the app's own
 */
export const parseChatMessage = (data: unknown, origin: string): ChatMessage | null => {
  const type = field(data, 'type')
  if (type === 'close') return { type }
  if (type === 'unread') {
    const count = field(data, 'count')
    return isCount(count) ? { type, count } : null
  }
  if (type !== 'open') return null
  const url = field(data, 'url')
  const target = typeof url === 'string' ? safeTarget(url, origin) : null
  return target && { type, target }
}

const safeTarget = (url: string, origin: string): Exclude<LinkTarget, { kind: 'none' }> | null => {
  const target = linkTarget(url, origin)
  if (target.kind === 'external') return target
  const to = target.kind === 'route' ? shareablePath(target.to) : null
  return to === null ? null : { kind: 'route', to }
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_UNREAD

/**
 * Reads own properties only, never inherited ones; one at a time, because a hostile frame may send millions of them.
 */
const field = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, name) ? Reflect.get(data, name) : undefined
