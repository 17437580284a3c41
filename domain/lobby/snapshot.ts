/**
 * Shared by page, document and service worker for the snapshot of the home screen
 * (docs/decisions/snapshot-of-the-home-screen.md).
 */

/** Messages about the home screen from a page to the service worker. */
export type SnapshotMessage =
  | { readonly type: 'snapshot'; readonly build: string; readonly key: string; readonly markup: string }
  /** Nothing may stay saved: after a logout, or a change of language, style or merchant. */
  | { readonly type: 'drop-snapshot' }

/** Scope of a snapshot. A visit that differs in any field shows the skeleton instead. */
export interface SnapshotScope {
  readonly build: string
  readonly merchant: string
  readonly language: string
  readonly style: string
  /** Of the viewport, CSS px. */
  readonly width: number
  /** Device px per CSS px: it determines the images. */
  readonly density: number
  /** Their first screens differ in their links; the member's identity does not matter. */
  readonly visitor: 'guest' | 'member'
}

export const snapshotKey = (facts: SnapshotScope): string => {
  const { build, merchant, language, style, width, density, visitor } = facts
  return JSON.stringify([build, merchant, language, style, width, density, visitor])
}

/** Id of the placeholder in the document: an empty `<template>` if there is no snapshot. */
export const SNAPSHOT_ID = 'snapshot'

/**
 * Id of the template with the application's script, in a document with a snapshot: the script starts after the paint.
 */
export const APP_TEMPLATE_ID = 'app'

/** Bytes of markup, usually 5 to 15 KB. More would block the parser for longer than it saves. */
export const SNAPSHOT_LIMIT_BYTES = 40_000

/** Elements without behaviour of their own. */
export const SNAPSHOT_TAGS = 'a|button|div|footer|h1|h2|header|img|main|nav|path|section|span|svg'

const PLAIN_ATTRIBUTES =
  'class|alt|dir|role|type|tabindex|crossorigin|draggable|viewBox|d|' +
  'aria-(?:label|roledescription|hidden|current|haspopup|pressed|selected)|data-(?:game|badge|current|cover)'

const TAG = new RegExp(
  `<(?:/(?:${SNAPSHOT_TAGS})|(?:${SNAPSHOT_TAGS})(?: (?:(?:${PLAIN_ATTRIBUTES})|href(?==./m/)|data-src(?==.https?:))="[^"<>]*")*)>`,
  'gu',
)

/**
 * True if the markup is safe: only listed elements and quoted attributes, links into the app, and images from the
 * web. The page writes it from the same list, and the service worker checks it again.
 */
export const isSafeSnapshotMarkup = (markup: unknown): markup is string =>
  typeof markup === 'string' &&
  markup.length <= SNAPSHOT_LIMIT_BYTES &&
  !/[<>]/u.test(markup.replace(TAG, ''))

/** Escapes text so that it cannot begin an element, an attribute or a reference. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/gu, (letter) => `&#${String(letter.codePointAt(0))};`)
