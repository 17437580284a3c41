const CLASS = 'early-paint'
const CHARACTERS = 220 // more than the 200 that the engine asks for

const WORDS = `<p class="${CLASS}" aria-hidden="true">${'.'.repeat(CHARACTERS)}</p>`
const ROOT = '<div id="root">'

/** Takes no room, and nobody sees or hears it. */
export const EARLY_PAINT_STYLE = `.${CLASS}{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;color:transparent;pointer-events:none}`

/**
 * Puts a few words before the skeleton. While scripts or styles are on their way, Safari's
 * engine paints nothing of a document that has fewer than 200 characters to show, and a
 * skeleton has none: without these it would wait for all of the code. React takes them away
 * with the skeleton.
 * https://github.com/WebKit/WebKit/blob/main/Source/WebCore/page/LocalFrameView.cpp (qualifiesAsVisuallyNonEmpty)
 */
export function addEarlyPaintText(html: string): string {
  if (!html.includes(ROOT)) throw new Error('The document has no <div id="root">')
  return html.replace(ROOT, ROOT + WORDS)
}
