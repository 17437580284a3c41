/**
 * What page, document and service worker agree on about the snapshot of the home screen
 * (docs/decisions/snapshot-of-the-home-screen.md).
 */

/** What a page says of its home screen to the service worker. */
export type SnapshotMessage =
  | { readonly type: 'snapshot'; readonly build: string; readonly key: string; readonly markup: string }
  /** Nothing is to be kept: a logout, another language, style or merchant. */
  | { readonly type: 'drop-snapshot' }

/** What a snapshot is bound to. On a visit that differs in any of it the skeleton stands instead. */
export interface SnapshotScope {
  readonly build: string
  readonly merchant: string
  readonly language: string
  readonly style: string
  /** Of the viewport, CSS px. */
  readonly width: number
  /** Device px a CSS px: pictures are chosen by it. */
  readonly density: number
  /** Their first screens differ in their links, not in who it is. */
  readonly visitor: 'guest' | 'member'
}

export const snapshotKey = (facts: SnapshotScope): string => {
  const { build, merchant, language, style, width, density, visitor } = facts
  return JSON.stringify([build, merchant, language, style, width, density, visitor])
}

/** Id of the place in the document: an empty `<template>`, where there is no snapshot. */
export const SNAPSHOT_ID = 'snapshot'

/** Id of the template that holds the application's script in a document with a snapshot: it starts after the paint. */
export const APP_TEMPLATE_ID = 'app'

/** Bytes of markup, 5 to 15 KB as a rule. More would hold up the parser for longer than it saves. */
export const SNAPSHOT_LIMIT_BYTES = 40_000

/** Elements that do nothing by themselves. */
export const SNAPSHOT_TAGS = 'a|button|div|footer|h1|h2|header|img|main|nav|path|section|span|svg'

const PLAIN_ATTRIBUTES =
  'class|alt|dir|role|type|tabindex|crossorigin|draggable|viewBox|d|' +
  'aria-(?:label|roledescription|hidden|current|haspopup|pressed|selected)|data-(?:game|badge|current|cover)'

const TAG = new RegExp(
  `<(?:/(?:${SNAPSHOT_TAGS})|(?:${SNAPSHOT_TAGS})(?: (?:(?:${PLAIN_ATTRIBUTES})|href(?==./m/)|data-src(?==.https?:))="[^"<>]*")*)>`,
  'gu',
)

/**
 * Is this markup of a snapshot and nothing else: elements and attributes of the list, in quotes, links into the app,
 * pictures from the web? The page writes it from the same list; whoever keeps it looks again.
 */
export const isSafeSnapshotMarkup = (markup: unknown): markup is string =>
  typeof markup === 'string' &&
  markup.length <= SNAPSHOT_LIMIT_BYTES &&
  !/[<>]/u.test(markup.replace(TAG, ''))

/** Text that cannot begin an element, an attribute or a reference. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/gu, (letter) => `&#${String(letter.codePointAt(0))};`)
