import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { linkedStyles } from '#deploy/linked-styles'
import { insertSnapshot } from '#domain/lobby/insert-snapshot'
import { prerenderedAttributes } from '#domain/lobby/snapshot'
import { escapeHtml } from '#domain/lobby/snapshot-markup'
import type { PrerenderedScreen } from '../../prerender/prerendered-screen'
import { UserError } from '../lib/user-error'

/** A build's document, and what a prerendered one has inside instead of links. */
export interface Shell {
  readonly html: string
  /** The text of its stylesheets. */
  readonly style: string
  readonly buildId: string
}

/**
 * Reads the document of a build.
 * @throws a `UserError` if there is no build
 */
export async function readShell(dist: string): Promise<Shell> {
  const read = async (file: string): Promise<string> => {
    try {
      return await readFile(path.join(dist, file), 'utf8')
    } catch {
      throw new UserError(`There is no ${file} in ${dist}: build the app first, npm run build.`)
    }
  }
  const html = await read('index.html')
  const [buildId = ''] = /(?<=\/m\/assets\/)[\w-]+(?=\/)/u.exec(html) ?? []
  const styles = await Promise.all(linkedStyles(html).map(read))
  return { html, buildId, style: styles.join('') }
}

/**
 * Returns the document with the home screen of a guest inside, inert, and with the merchant's style, name and texts.
 * @param at when the rows of the screen were requested, epoch ms
 */
export function lobbyDocument(shell: Shell, screen: PrerenderedScreen, at: number): string {
  const { merchant, language, markup, templates, texts, title } = screen
  const scope = { build: shell.buildId, merchant, language, at }
  const html = insertSnapshot(shell.html, {
    attributes: prerenderedAttributes(scope),
    markup,
    style: `<style>${shell.style}</style>`,
  })
  if (html === undefined) throw new Error('The build’s document has no place for a screen')
  const named = title === '' ? html : html.replace(/<title>[^<]*</u, () => `<title>${escapeHtml(title)}<`)
  const own = texts === '' ? '' : ` data-texts="${escapeHtml(texts)}"`
  return named.replace('<html', () => `<html data-templates="${escapeHtml(templates)}"${own}`)
}
