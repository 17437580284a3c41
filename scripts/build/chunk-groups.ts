import path from 'node:path'
import type { Rolldown } from 'vite'
import { LAZY_CHUNKS, type LazyChunk, lazyChunkOf } from './chunks'

/** Changes only with an upgrade, so that an update of the product copies it over. */
const REACT =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]|[\\/]src[\\/]shared[\\/]page[\\/]react-root\.ts$/

/** The entries of page and worker: absolute paths of modules. */
export interface ChunkEntries {
  readonly root: string
  readonly page: string
  readonly engine: string
}

/**
 * Few chunks at the start, because a slow connection pays for each request. `react` is one; `data` is shared by page
 * and worker; `app` is the rest of the page's start. Modules that the worker starts with and a lazy screen also uses
 * are in `data` as well. In their own chunk, the worker would request them only after its own code had loaded. The
 * worker's own code is `engine`, because Safari runs a worker's entry again when a lazy chunk imports it. `rules` is
 * shared by lazy chunks of both threads. The page's lazy chunks are folders (chunks.ts).
 */
export function chunkGroups({ root, page, engine }: ChunkEntries): Rolldown.CodeSplittingGroup[] {
  let reached: Record<'page' | 'anyPage' | 'worker' | 'anyWorker', Set<string>> | undefined
  const reachedFrom = (context: Rolldown.ChunkingContext) =>
    (reached ??= {
      page: closure(page, context),
      anyPage: closure(page, context, 'late too'),
      worker: closure(engine, context),
      anyWorker: closure(engine, context, 'late too'),
    })
  const group = (
    debugName: string,
    priority: number,
    isMember: (module: string, reached: ReturnType<typeof reachedFrom>) => boolean,
  ): Rolldown.CodeSplittingGroup => ({
    debugName,
    priority,
    name: (module, context) => (isMember(module, reachedFrom(context)) ? debugName : null),
  })
  const pathOf = (module: string): string => path.relative(root, module).split(path.sep).join('/')

  return [
    { name: 'react', test: REACT, priority: 3 },
    group('data', 2, (module, { anyPage, worker: first }) => anyPage.has(module) && first.has(module)),
    group('engine', 2, (module, { anyPage, worker: first }) => first.has(module) && !anyPage.has(module)),
    group('app', 1, (module, { page: first }) => first.has(module)),
    // Before the page's lazy chunks: the worker's lazy chunks need these modules without the page's.
    group(
      'rules',
      0.5,
      (module, { anyPage, anyWorker }) =>
        pathOf(module).startsWith('domain/') && anyPage.has(module) && anyWorker.has(module),
    ),
    ...Object.entries<LazyChunk>(LAZY_CHUNKS).map(([name, { isSelfContained }]) => ({
      ...group(name, 0, (module, { anyWorker }) => {
        // A module that the worker needs would bring the page's code into the worker.
        return lazyChunkOf(pathOf(module)) === name && !anyWorker.has(module)
      }),
      includeDependenciesRecursively: isSelfContained ?? false,
    })),
  ]
}

/** Returns a module and all its static imports, optionally with its dynamic ones. */
function closure(
  entry: string,
  context: Rolldown.ChunkingContext,
  reach: 'at start' | 'late too' = 'at start',
): Set<string> {
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    const info = context.getModuleInfo(id)
    info?.importedIds.forEach(visit)
    if (reach === 'late too') info?.dynamicallyImportedIds.forEach(visit)
  }
  visit(entry)
  return seen
}
