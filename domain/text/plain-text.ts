// An unclosed tag ends with the text, so each pattern scans ahead only once, however often it begins.
/** Elements whose text is not for reading. */
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
 * Returns the text of an operator's HTML as paragraphs, for screens that show only text (ANN-09). The result must be
 * rendered as text: it may contain `<` again.
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

/** Returns the character of a code point; none for controls and invalid code points. */
const character = (point: number): string | undefined =>
  point < 0x20 || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)
    ? undefined
    : String.fromCodePoint(point)
