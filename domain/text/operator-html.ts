/**
 * The elements of an operator's HTML that are drawn (ANN-09, R-13): text, lists, tables, pictures and links, none of
 * which can dress up the interface or ask for anything.
 */
export const DRAWN_TAGS = [
  ...['p', 'div', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark', 'del', 'ins', 'code', 'bdi'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
] as const

/** Elements of which only what is in them is drawn. Whatever is named in neither list is left out whole. */
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

/** No style, class, id or name: what is drawn looks as the app looks, and nothing can be called what is ours. */
export const KEPT_ATTRIBUTES = [
  ...['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start', 'dir'],
] as const

/** As browsers read a value. In quotes none holds a `<`: what stands in one is perhaps a tag, and is renamed as well. */
const VALUE = String.raw`=\s*(?:"[^"<]*"|'[^'<]*'|[^\s"'>][^\s>]*)`
/** It goes on to the next `>` or to the end, and so never begins anew at what it has read already. */
const TAG = new RegExp(`<[a-z](?:[^=>]+|${VALUE}|=)*`, 'giu')
const REFUSED = String.raw`(?:on[a-z]+|style)(?=\s*=)`
/** Values as well, so that none is looked into; a name may follow right on one. */
const NAME = new RegExp(String.raw`(${VALUE})(${REFUSED})?|([\s"'/])${REFUSED}`, 'giu')
const STYLE = /<(\/?)style(?=[\s/>])/giu
const BASE = /<(\/?)base(?=[\s/>])/giu

/**
 * The same HTML with its event handlers, styles and base under names that mean nothing; the elements bear names that parsers
 * treat alike (raw text, void). No sanitiser lets them through: this only keeps Chromium, which reads the HTML before that,
 * from reporting each as a refusal of the content security policy.
 */
export const withoutRefused = (html: string): string =>
  html
    .replace(TAG, (tag) => tag.replace(NAME, renamed))
    .replace(STYLE, '<$1noframes')
    .replace(BASE, '<$1basefont')

const renamed = (whole: string, value = '', name?: string, before?: string): string =>
  name === undefined && before === undefined ? whole : `${before ?? value}data-dropped`

/** Deeper than any text; beyond it only the words are drawn. */
export const MOST_DEPTH = 60

/** As many elements as twenty screens of terms have; what a broken editor adds beyond them is left out. */
export const MOST_ELEMENTS = 4_000

export const MOST_CELLS = 20 // that one cell of a table may go over
const MOST_PX = 10_000

/** A whole number of an attribute, within 1 and `most`; undefined for anything else. */
export const wholeNumber = (text: string | null, most: number): number | undefined => {
  if (text === null || !/^\d{1,5}$/u.test(text)) return undefined
  const number = Number(text)
  return number >= 1 && number <= most ? number : undefined
}

/** What a picture takes up, in px, so that nothing jumps when it comes; null where the operator does not say. */
export const pictureSize = (
  width: string | null,
  height: string | null,
): { readonly width: number; readonly height: number } | null => {
  const [across, down] = [wholeNumber(width, MOST_PX), wholeNumber(height, MOST_PX)]
  return across === undefined || down === undefined ? null : { width: across, height: down }
}

/** How far the headings of a text move, so that the highest stands right under the page's own (h1). */
export const headingShift = (levels: readonly number[]): number =>
  levels.length === 0 ? 0 : 2 - Math.min(...levels)

/** The direction that the operator names, else what the words themselves say. */
export const textDirection = (dir: string | null): 'ltr' | 'rtl' | 'auto' => {
  const named = dir?.toLowerCase()
  return named === 'ltr' || named === 'rtl' ? named : 'auto'
}
