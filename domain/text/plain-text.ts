// A tag that nobody closes ends with the text: each of these reads on once, however often it begins.
/** Elements whose words are not for reading. */
const UNREAD = /<(script|style|template|iframe|object|svg|title)\b[^>]*(?:>|$)[\s\S]*?(?:<\/\1\s*>|$)/giu
const COMMENT = /<!--[\s\S]*?(?:-->|$)/gu
const LINE_ENDS = /<(?:br|hr|\/(?:p|div|li|tr|h[1-6]|ul|ol|table|blockquote))\b[^>]*(?:>|$)/giu
const ITEM = /<li\b[^>]*(?:>|$)/giu
const TAG = /<\/?[a-z!?][^>]*(?:>|$)/giu

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
}

/**
 * The words of an operator's HTML as paragraphs, for screens that show text only (ANN-09). What comes out is text and
 * must be shown as text: it may well contain `<` again.
 */
export const plainParagraphs = (html: string): readonly string[] =>
  html
    .replace(COMMENT, ' ')
    .replace(UNREAD, ' ')
    .replace(/\s+/gu, ' ')
    .replace(ITEM, '• ')
    .replace(LINE_ENDS, '\n')
    .replace(TAG, '')
    .split('\n')
    .map((line) =>
      decodeEntities(line)
        .replace(/[^\S\u00a0]+/gu, ' ')
        .trim(),
    )
    .filter((line) => line !== '' && line !== '•')

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/giu, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return ENTITIES[name.toLowerCase()] ?? whole
    return character(typeof decimal === 'string' ? parseInt(decimal, 10) : parseInt(String(hex), 16)) ?? whole
  })

/** The character of a code point; none for controls and what is no character. */
const character = (point: number): string | undefined =>
  point < 0x20 || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)
    ? undefined
    : String.fromCodePoint(point)
