interface Inline {
  /** URL of the script that is requested before anything else. */
  first?: string | undefined
  script: string
  style: string
}

const STYLESHEET = /[ \t]*<link\b[^>]*\brel="stylesheet"[^>]*>\n?/g
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/
const PRELOADS = /[ \t]*<link rel="modulepreload" crossorigin href="([^"]+)">\n?/g
const COMMENT = /[ \t]*<!--[\s\S]*?-->\n?/g
/** Opens local storage while the rest of the document arrives: on a phone its first use takes 20 ms. */
const OPEN_STORAGE = '<script>try{localStorage.length}catch{}</script>'
/** Tags that a parser must read first: the character set within the first kilobyte, then the viewport. */
const LEADING_META = /<meta\b[^>]*\b(?:charset=|name="viewport")[^>]*>/g

/**
 * Returns the document with boot script and critical style at the top of its head, before any download, and its
 * stylesheets at the end of the body. A browser paints content before a stylesheet without waiting for it. So the
 * skeleton shows at once, and module scripts still wait for the style.
 */
export function inlineIntoHtml(html: string, inline: Inline): string {
  const bare = html.replace(COMMENT, '')
  const stylesheets = bare.match(STYLESHEET) ?? []
  const body = bare.replace(STYLESHEET, '')
  const top = endOfLeadingMeta(body)
  const bottom = body.lastIndexOf('</body>')
  if (bottom < 0) throw new Error('The document has no </body>')
  const preload = inline.first && `<link rel="preload" as="script" crossorigin href="${inline.first}">`
  return (
    `${body.slice(0, top)}\n${OPEN_STORAGE}${preload ?? ''}<script>${safeScript(inline.script)}</script>\n` +
    `<style>${safeStyle(inline.style)}</style>${body.slice(top, bottom)}` +
    `${stylesheets.map((link) => `${link.trim()}\n`).join('')}${body.slice(bottom)}`
  )
}

/**
 * Returns the document with a script for each chunk that the entry imports, in place of its preload, before the entry.
 * So a chunk runs when it and those before it have arrived: all in one task block a slow phone for 0.1 s. The entry is
 * still requested first.
 */
export function chunksAsScripts(html: string): string {
  const chunks = [...html.matchAll(PRELOADS)].map(([, url = '']) => url)
  if (chunks.length > 0 && !ENTRY.test(html)) throw new Error('The document has no script of the entry')
  return html
    .replace(PRELOADS, '')
    .replace(
      ENTRY,
      (entry, url: string) =>
        `<link rel="modulepreload" crossorigin href="${url}">\n` +
        chunks.map((chunk) => `    ${entry.replace(url, chunk)}\n`).join('') +
        `    ${entry}`,
    )
}

function endOfLeadingMeta(html: string): number {
  const ends = [...html.matchAll(LEADING_META)].map((match) => match.index + match[0].length)
  const head = /<head[^>]*>/.exec(html)
  if (!head) throw new Error('The document has no <head>')
  return Math.max(head.index + head[0].length, ...ends)
}

/** Escapes code so that it cannot end its element early. */
export function safeScript(code: string): string {
  return code.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--')
}

function safeStyle(style: string): string {
  if (/<\/style/i.test(style)) throw new Error('The critical style ends its own element')
  return style
}
