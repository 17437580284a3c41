import path from 'node:path'
import type { Rolldown } from 'vite'
import { localeOf } from './chunk-names'
import { isInFolders, RESCUE_FOLDERS, SHELL_FOLDERS } from './chunks'

export interface ChunkGraph {
  /** Chunks and styles that the document asks for, the entry first. */
  page: string[]
  /** Chunks of the worker at its start. */
  worker: string[]
  /** Chunks of the first screens that load on demand, with what they stand on. */
  firstScreens: string[]
  /** Loaded when the network or the domain fails, by the worker and over any screen: there can be no fetching it then. */
  rescue: string[]
  /** Language → part → chunk. */
  locales: Record<string, Record<string, string>>
  /** Everything else that loads on demand. */
  lazy: string[]
  /** Software of providers, by the module that brings it in: its chunk and all that comes with it. */
  sdks: Record<string, string[]>
  /** Where each chunk begins, relative to the root: `src/features/trial/index.tsx`. */
  modules: Record<string, string>
}

/** Sorts the output of the page's build by when a player downloads it. File names are relative. */
export function chunkGraph(output: Rolldown.OutputBundle, root: string): ChunkGraph {
  const chunks = Object.values(output).filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const moduleOf = (chunk: Rolldown.OutputChunk) =>
    path
      .relative(root, chunk.facadeModuleId ?? '')
      .split(path.sep)
      .join('/')
  const closure = (entries: Rolldown.OutputChunk[]) => filesOf(entries, byName)

  const page = closure(chunks.filter((chunk) => chunk.isEntry && moduleOf(chunk) === 'index.html'))
  const worker = closure(chunks.filter((chunk) => chunk.isEntry && moduleOf(chunk) === 'worker/index.ts'))
  const entry = page[0]
  if (!entry || !worker[0] || worker.includes(entry)) throw new Error('The worker must not load the page')
  const first = chunks.filter((chunk) => chunk.isDynamicEntry && isInFolders(moduleOf(chunk), SHELL_FOLDERS))
  const shell = new Set([...page, ...worker])
  const firstScreens = closure(first).filter((file) => !shell.has(file))

  const rescuers = chunks.filter(
    (chunk) => chunk.isDynamicEntry && isInFolders(moduleOf(chunk), RESCUE_FOLDERS),
  )
  const before = new Set([...shell, ...firstScreens])
  const rescue = closure(rescuers).filter((file) => !before.has(file))

  const locales: ChunkGraph['locales'] = {}
  const words = new Set<string>()
  for (const chunk of chunks) {
    const locale = localeOf(chunk.facadeModuleId ?? '')
    if (!locale) continue
    ;(locales[locale.language] ??= {})[locale.part] = chunk.fileName
    words.add(chunk.fileName)
  }
  const early = new Set([...before, ...rescue, ...words])
  const sdks = Object.fromEntries(
    chunks
      .filter((chunk) => moduleOf(chunk).endsWith('-sdk.ts'))
      .map((chunk) => [moduleOf(chunk), closure([chunk]).filter((file) => !early.has(file))]),
  )
  const lazy = closure(chunks).filter((file) => !early.has(file))
  const modules = Object.fromEntries(
    chunks.filter((chunk) => chunk.facadeModuleId).map((chunk) => [chunk.fileName, moduleOf(chunk)]),
  )
  return { page, worker, firstScreens, rescue, locales, lazy, sdks, modules }
}

/** Chunks and their styles, with everything they import statically; an importer before its imports. */
function filesOf(entries: Rolldown.OutputChunk[], byName: Map<string, Rolldown.OutputChunk>): string[] {
  const files = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    for (const name of chunk.imports) {
      const imported = byName.get(name)
      if (imported) visit(imported)
    }
  }
  entries.forEach(visit)
  return [...files]
}
