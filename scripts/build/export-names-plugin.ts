import { createHash } from 'node:crypto'
import path from 'node:path'
import { parseSync, type Plugin, type Rolldown } from 'vite'

/** Lengths of a short name: the first at which no other export of the chunk has the same one. */
const LENGTHS = [2, 3, 4, 5]
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Shortens the names by which chunks import from each other. The bundler's own short names are numbers in order: one
 * more export would change the others, and with them each chunk that imports them. These are digests of the long
 * names (docs/decisions/updates-cost-what-changed.md). Exports of a dynamic import keep their names, because code
 * reads them. So do those of an entry: the worker's entry reads the engine's.
 */
export const exportNamesPlugin = (): Plugin => ({
  name: 'lobby:export-names',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler({ format }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      // A source map (npm run bundle:report) would no longer fit the code.
      if (format !== 'es' || chunks.some(({ map }) => map !== null)) return
      const readByName = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))
      const names = new Map(
        chunks
          .filter((chunk) => !chunk.isDynamicEntry && !readByName.has(chunk.fileName))
          .map((chunk) => {
            const own = chunk.isEntry ? this.getModuleInfo(chunk.facadeModuleId ?? '')?.exports : []
            return [chunk.fileName, shortNames(chunk.exports.filter((name) => !own?.includes(name)))]
          }),
      )
      for (const chunk of chunks) chunk.code = renameExports(chunk, names)
    },
  },
})

type Names = ReadonlyMap<string, string>

/** Returns the short name of each; `default` keeps its own. */
export function shortNames(names: readonly string[]): Names {
  const digests = new Map(names.map((name) => [name, lettersOf(name)]))
  const short = new Map<string, string>()
  for (const [name, letters] of digests) {
    const isAlone = (length: number): boolean =>
      names.every((other) => other === name || !digests.get(other)?.startsWith(letters.slice(0, length)))
    const length = LENGTHS.find(isAlone)
    if (name !== 'default' && length !== undefined) short.set(name, letters.slice(0, length))
  }
  return short
}

/** Returns the digest of a name in letters. */
function lettersOf(name: string): string {
  const bytes = createHash('sha256').update(name).digest()
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** @param names those of each chunk, by file name */
function renameExports(
  { fileName, code }: Pick<Rolldown.OutputChunk, 'fileName' | 'code'>,
  names: ReadonlyMap<string, Names>,
): string {
  const edits: Edit[] = []
  for (const statement of parseSync(fileName, code).program.body) {
    if (statement.type === 'ImportDeclaration') {
      const source = names.get(path.posix.join(path.posix.dirname(fileName), statement.source.value))
      for (const specifier of statement.specifiers) {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue
        const short = source?.get(specifier.imported.name)
        if (short !== undefined) edits.push({ ...specifier, text: aliased(short, specifier.local.name) })
      }
    }
    if (statement.type === 'ExportNamedDeclaration') {
      for (const specifier of statement.specifiers) {
        if (specifier.exported.type !== 'Identifier' || specifier.local.type !== 'Identifier') continue
        const short = names.get(fileName)?.get(specifier.exported.name)
        if (short !== undefined) edits.push({ ...specifier, text: aliased(specifier.local.name, short) })
      }
    }
  }
  let written = ''
  let last = 0
  for (const { start, end, text } of edits) {
    written += code.slice(last, start) + text
    last = end
  }
  return written + code.slice(last)
}

const aliased = (name: string, alias: string): string => (name === alias ? name : `${name} as ${alias}`)
