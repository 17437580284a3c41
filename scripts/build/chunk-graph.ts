import path from 'node:path'
import type { Rolldown } from 'vite'
import { localeOf } from './chunk-names'
import type { PageBuild } from './build-constants'
import { isInFolders, RESCUE_FOLDERS, SHELL_FOLDERS } from './chunks'
import { WORKER_ENGINE, workerEntryFile } from './worker-entry-plugin'

export interface ChunkGraph {
  /** Chunks and styles that the document loads, the entry first. */
  page: string[]
  /** Chunks that the worker loads at its start. */
  worker: string[]
  /** Lazy chunks of the first screens, with their imports. */
  firstScreens: string[]
  /** Needed by the worker and over any screen when the network or the domain fails: it cannot be fetched then. */
  rescue: string[]
  /** Language → part → chunk. */
  locales: Record<string, Record<string, string>>
  /** All other lazy chunks. */
  lazy: string[]
  /** SDKs of providers, by the module that imports them: its chunk and all its imports. */
  sdks: Record<string, string[]>
  /** The module that each chunk begins with, relative to the root: `src/features/trial/index.tsx`. */
  modules: Record<string, string>
}

/** Decides which scripts of third parties may run. The page starts without it (DEP-03). */
const THIRD_PARTY_FOLDER = 'src/shared/third-party'

/** Sorts the output of the page's build by the time when a player downloads it. File names are relative. */
export function chunkGraph(output: Rolldown.OutputBundle, { root, buildId }: PageBuild): ChunkGraph {
  const chunks = Object.values(output).filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const moduleOf = (chunk: Rolldown.OutputChunk) =>
    path
      .relative(root, chunk.facadeModuleId ?? '')
      .split(path.sep)
      .join('/')
  const closure = (entries: Rolldown.OutputChunk[]) => filesOf(entries, byName)

  const workerEntry = workerEntryFile(buildId)
  const page = closure(chunks.filter((chunk) => chunk.isEntry && moduleOf(chunk) === 'index.html'))
  const engine = closure(chunks.filter((chunk) => chunk.isEntry && moduleOf(chunk) === WORKER_ENGINE))
  const worker = [workerEntry, ...engine]
  const entry = page[0]
  if (!entry || !engine[0]) throw new Error('There is no page or no worker')
  for (const { fileName, moduleIds } of chunksOf(page, byName))
    if (moduleIds.some((id) => id.startsWith(path.join(root, THIRD_PARTY_FOLDER) + path.sep)))
      throw new Error(`${fileName}, which the page starts with, must not contain ${THIRD_PARTY_FOLDER}`)
  if (engine.includes(entry)) throw new Error('The worker must not load the page')
  for (const file of filesOf(chunksOf(engine, byName), byName, 'late too')) {
    const module = byName.get(file)?.moduleIds.find((id) => id.startsWith(path.join(root, 'src') + path.sep))
    if (module && !engine.includes(file))
      throw new Error(`A lazy chunk of the worker must not load ${file}, which contains ${module}`)
  }
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

const chunksOf = (files: readonly string[], byName: Map<string, Rolldown.OutputChunk>) =>
  files.flatMap((file) => byName.get(file) ?? [])

/**
 * Chunks and their styles, with all static imports; an importer before its imports.
 * @param lazily also with imports on demand
 */
function filesOf(
  entries: readonly Rolldown.OutputChunk[],
  byName: Map<string, Rolldown.OutputChunk>,
  lazily?: 'late too',
): string[] {
  const files = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    chunksOf(lazily ? [...chunk.imports, ...chunk.dynamicImports] : chunk.imports, byName).forEach(visit)
  }
  entries.forEach(visit)
  return [...files]
}
