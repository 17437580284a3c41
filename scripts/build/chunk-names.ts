import path from 'node:path'

interface NamedChunk {
  name: string
  facadeModuleId?: string | null
}

/**
 * File name of a chunk, without a hash: a chunk's bytes contain the names of those it imports, and must not change
 * with their content (docs/decisions/updates-cost-what-changed.md). The folder has the build's id instead. A locale's
 * translations are named after language and file (`locale-UR-first`), a route's `index` after its folder.
 */
export function chunkFileName(chunk: NamedChunk): string {
  const module = chunk.facadeModuleId ?? ''
  const locale = localeOf(module)
  if (locale) return `locale-${locale.language}-${locale.part}.js`
  if (chunk.name === 'index' && module !== '') return `${path.basename(path.dirname(module))}.js`
  // The names of the worker's lazy chunks are part of its first code: one word each.
  const [, word] = /[\\/]worker[\\/].*[\\/]([a-z]+)[^\\/]*\.ts$/.exec(module) ?? []
  return word === undefined ? '[name].js' : `${word}.js`
}

/** Language and part of a translation file: `…/i18n/locales/UR/first.json` is `UR`, `first`. */
export function localeOf(moduleId: string): { language: string; part: string } | undefined {
  const match = /\/locales\/([^/]+)\/([^/]+)\.json$/.exec(moduleId.split(path.sep).join('/'))
  const [, language, part] = match ?? []
  return language && part ? { language, part } : undefined
}
