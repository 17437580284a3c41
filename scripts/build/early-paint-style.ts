const CLASS = 'early-paint'
const CHARACTERS = 220 // more than the 200 that the engine requires

const WORDS = `<p class="${CLASS}" aria-hidden="true">${'.'.repeat(CHARACTERS)}</p>`
const ROOT = '<div id="root">'

/** Takes no space, and is neither visible nor read out. */
export const EARLY_PAINT_STYLE = `.${CLASS}{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;color:transparent;pointer-events:none}`

/**
 * Adds a short text before the skeleton. While scripts or styles are loading, Safari's engine does not paint a
 * document with fewer than 200 visible characters, and a skeleton has none. Without this text it would wait for all
 * of the code. React removes it with the skeleton.
 * https://github.com/WebKit/WebKit/blob/main/Source/WebCore/page/LocalFrameView.cpp (qualifiesAsVisuallyNonEmpty)
 */
export function addEarlyPaintText(html: string): string {
  if (!html.includes(ROOT)) throw new Error('The document has no <div id="root">')
  return html.replace(ROOT, ROOT + WORDS)
}
