/**
 * Elements of an operator's HTML that are rendered (ANN-09, R-13): text, lists, tables, images and links. None of
 * them can imitate the interface or request input.
 */
export const DRAWN_TAGS = [
  ...['p', 'div', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark', 'del', 'ins', 'code', 'bdi'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
] as const

/** Elements of which only the content is rendered. Elements in neither list are removed with their content. */
export const OPENED_TAGS = [
  ...[
    'span',
    'font',
    'center',
    'nobr',
    'marquee',
    'tt',
    'big',
    'strike',
    'abbr',
    'time',
    'cite',
    'q',
    'label',
  ],
  ...[
    'kbd',
    'samp',
    'var',
    'dfn',
    'section',
    'article',
    'header',
    'footer',
    'main',
    'aside',
    'address',
    'nav',
  ],
  ...['details', 'summary', 'picture'],
] as const

/** No style, class, id or name: the result looks like the app, and cannot reuse our names. */
export const ALLOWED_ATTRIBUTES = [
  ...['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start', 'dir'],
] as const

/**
 * Matches a value as browsers do. A quoted value with a `<` does not match: it may be a tag, and is renamed as well.
 */
const VALUE = String.raw`=\s*(?:"[^"<]*"|'[^'<]*'|[^\s"'>][^\s>]*)`
/** It continues to the next `>` or to the end, so it never restarts inside text that it has read. */
const TAG = new RegExp(`<[a-z](?:[^=>]+|${VALUE}|=)*`, 'giu')
const REFUSED = String.raw`(?:on[a-z]+|style)(?=\s*=)`
/** Values as well, so that none is looked into; a name may follow right on one. */
const NAME = new RegExp(String.raw`(${VALUE})(${REFUSED})?|([\s"'/])${REFUSED}`, 'giu')
const STYLE = /<(\/?)style(?=[\s/>])/giu
const BASE = /<(\/?)base(?=[\s/>])/giu

/**
 * Returns the HTML with its event handlers, styles and base renamed to meaningless names. Renamed elements parse
 * alike (raw text, void). Every sanitiser removes them anyway. Renaming only stops Chromium, which reads the HTML
 * before that, from reporting each as a violation of the content security policy.
 */
export const withoutForbiddenAttributes = (html: string): string =>
  html
    .replace(TAG, (tag) => tag.replace(NAME, renamed))
    .replace(STYLE, '<$1noframes')
    .replace(BASE, '<$1basefont')

const renamed = (whole: string, value = '', name?: string, before?: string): string =>
  name === undefined && before === undefined ? whole : `${before ?? value}data-dropped`

/** Deeper than any text; beyond it only the text is rendered. */
export const MAX_DEPTH = 60

/** As many elements as twenty screens of terms have; further output of a broken editor is dropped. */
export const MAX_ELEMENTS = 4_000

export const MAX_SPANNED_CELLS = 20 // that one table cell may span
const MAX_PX = 10_000

/** Parses a whole number of an attribute, from 1 to `most`; undefined for anything else. */
export const wholeNumber = (text: string | null, most: number): number | undefined => {
  if (text === null || !/^\d{1,5}$/u.test(text)) return undefined
  const number = Number(text)
  return number >= 1 && number <= most ? number : undefined
}

/** Returns the size of an image in px, to prevent layout shift; null if the operator gives none. */
export const imageSize = (
  width: string | null,
  height: string | null,
): { readonly width: number; readonly height: number } | null => {
  const [across, down] = [wholeNumber(width, MAX_PX), wholeNumber(height, MAX_PX)]
  return across === undefined || down === undefined ? null : { width: across, height: down }
}

/** Returns how far to shift a text's headings, so that the highest comes directly below the page's own (h1). */
export const headingShift = (levels: readonly number[]): number =>
  levels.length === 0 ? 0 : 2 - Math.min(...levels)

const AMOUNT = /^[^\p{L}\p{Nd}]*\d[\d.,]*[^\p{L}\p{Nd}]*$/u

/**
 * True for one number with its signs, such as "₱5,000". It needs a direction of its own: after Arabic letters its
 * currency would move behind it.
 */
export const isAmount = (text: string): boolean => AMOUNT.test(text)

/** Returns the direction that the operator names, else `auto`, which follows the text. */
export const textDirection = (dir: string | null): 'ltr' | 'rtl' | 'auto' => {
  const named = dir?.toLowerCase()
  return named === 'ltr' || named === 'rtl' ? named : 'auto'
}
