import { useEffect, useSyncExternalStore } from 'react'
import {
  DRAWN_TAGS,
  ALLOWED_ATTRIBUTES,
  OPENED_TAGS,
  withoutForbiddenAttributes,
} from '#domain/text/operator-html'
import type { HtmlSanitiser } from '../html-sanitiser'

const CONFIG: SanitizerConfig = {
  elements: [...DRAWN_TAGS],
  replaceWithChildrenElements: [...OPENED_TAGS],
  attributes: [...ALLOWED_ATTRIBUTES],
}

const native: HtmlSanitiser = (html) => {
  const { body } = document.implementation.createHTMLDocument('')
  body.setHTML(withoutForbiddenAttributes(html), { sanitizer: CONFIG })
  return body
}

/** Chrome 105 to 118 had another `setHTML`, so this tests its result and not only its name. */
const isNativeSound = (): boolean => {
  try {
    const { firstChild, childNodes } = native('<p class="a">a</p><script>1</script>')
    return childNodes.length === 1 && firstChild instanceof Element && firstChild.attributes.length === 0
  } catch {
    return false
  }
}

let known: HtmlSanitiser | null | undefined
const listeners = new Set<() => void>()

/** Null until the fallback for browsers without `setHTML` is loaded. */
const current = (): HtmlSanitiser | null => (known ??= isNativeSound() ? native : null)

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads the fallback for a browser without `setHTML`; does nothing elsewhere. */
export const loadSanitise = async (): Promise<void> => {
  if (current()) return
  try {
    known = (await import('../purify/purify')).purify
    for (const listener of listeners) listener()
  } catch {
    // Until then the text is shown as plain text; the next page that needs it retries.
  }
}

/** Null until one is loaded: HTML is then shown as plain text. */
export const useSanitise = (): HtmlSanitiser | null => {
  const sanitise = useSyncExternalStore(subscribe, current)
  useEffect(() => void loadSanitise(), [])
  return sanitise
}
