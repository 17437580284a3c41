import purifier from 'dompurify'
import {
  DRAWN_TAGS,
  ALLOWED_ATTRIBUTES,
  OPENED_TAGS,
  withoutForbiddenAttributes,
} from '#domain/text/operator-html'
import type { HtmlSanitiser } from '../html-sanitiser'

const sanitise: HtmlSanitiser = (html) =>
  purifier.sanitize(withoutForbiddenAttributes(html), {
    RETURN_DOM_FRAGMENT: true,
    // DOMPurify starts at the body that contains the HTML, and would remove it first.
    ALLOWED_TAGS: ['#text', 'body', ...DRAWN_TAGS, ...OPENED_TAGS],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    KEEP_CONTENT: false,
  })

/**
 * The same for browsers without `setHTML`; its Trusted Types policy has its own name (deploy/headers.ts). Null if it
 * is unsupported: it would return the HTML unchanged.
 */
export const purify: HtmlSanitiser | null = purifier.isSupported ? sanitise : null
