import path from 'node:path'

interface NamedChunk {
  name: string
  facadeModuleId?: string | null
}

const HASHED = 'assets/[name]-[hash].js'

/**
 * File name pattern of a chunk. A locale's translations are named after language and file (`locale-UR-first`), a
 * route's `index` after its folder, so that a listing of the caches is readable.
 */
export function chunkFileName(chunk: NamedChunk): string {
  const module = chunk.facadeModuleId ?? ''
  const locale = localeOf(module)
  if (locale) return `assets/locale-${locale.language}-${locale.part}-[hash].js`
  if (chunk.name === 'index' && module !== '') {
    return `assets/${path.basename(path.dirname(module))}-[hash].js`
  }
  // The names of the worker's lazy chunks are part of its first code: one word each.
  const [, word] = /[\\/]worker[\\/].*[\\/]([a-z]+)[^\\/]*\.ts$/.exec(module) ?? []
  return word === undefined ? HASHED : `assets/${word}-[hash].js`
}

/** Language and part of a translation file: `…/i18n/locales/UR/first.json` is `UR`, `first`. */
export function localeOf(moduleId: string): { language: string; part: string } | undefined {
  const match = /\/locales\/([^/]+)\/([^/]+)\.json$/.exec(moduleId.split(path.sep).join('/'))
  const [, language, part] = match ?? []
  return language && part ? { language, part } : undefined
}
