import purifier from 'dompurify'
import { DRAWN_TAGS, KEPT_ATTRIBUTES, OPENED_TAGS } from '#domain/rules/operator-html'
import type { Sanitise } from './sanitise'

/** The same for browsers without `setHTML`. Its Trusted Types policy bears its own name (deploy/headers.ts). */
export const purify: Sanitise = (html) =>
  purifier.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: ['#text', ...DRAWN_TAGS, ...OPENED_TAGS],
    ALLOWED_ATTR: [...KEPT_ATTRIBUTES],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    KEEP_CONTENT: false,
  })
