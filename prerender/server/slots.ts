/**
 * Widths that only the visitor's browser knows. In a prerendered screen the URL of an image has the name of its slot
 * in place of the width, and the document's script replaces it (src/boot/snapshot/image-source.ts).
 */
export const SLOTS = { tile: -1, banner: -2 } as const

const MARK = 'width-of-'

/** Replaces the placeholder of an image's width by one that survives the parsing of a URL. */
export const markWidth = (source: string, width: number): string => {
  const [name = String(width)] = Object.entries(SLOTS).find(([, slot]) => slot === width) ?? []
  return source.replaceAll('{w}', `${MARK}${name}-`)
}

/** Returns the markup with `{tile}`, `{banner}` or `{160}` in place of widths. */
export const readableWidths = (markup: string): string =>
  markup.replace(new RegExp(`${MARK}(\\w+)-`, 'gu'), '{$1}')
