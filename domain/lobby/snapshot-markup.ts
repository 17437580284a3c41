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
