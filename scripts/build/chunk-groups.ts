import type { Rolldown } from 'vite'

/** Changes with an upgrade only, so that an update of the product copies it over. */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/

/**
 * Few chunks at the start, because a slow line pays for each request: React, what page and
 * worker share (`data`), and the rest of what the page starts with (`app`). Whatever loads
 * on demand is left to the bundler.
 * @param pageEntry module ids that the page starts from; `workerEntry` likewise
 */
export function chunkGroups(pageEntry: string, workerEntry: string): Rolldown.CodeSplittingGroup[] {
  let starts: { page: Set<string>; worker: Set<string> } | undefined
  const startsOf = (context: Rolldown.ChunkingContext) =>
    (starts ??= { page: closure(pageEntry, context), worker: closure(workerEntry, context) })

  return [
    { name: 'react', test: REACT, priority: 3 },
    {
      debugName: 'data',
      priority: 2,
      name: (module, context) => {
        const { page, worker } = startsOf(context)
        return page.has(module) && worker.has(module) ? 'data' : null
      },
    },
    {
      debugName: 'app',
      priority: 1,
      name: (module, context) => (startsOf(context).page.has(module) ? 'app' : null),
    },
  ]
}

/** A module and all that it imports statically. */
function closure(entry: string, context: Rolldown.ChunkingContext): Set<string> {
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    context.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(entry)
  return seen
}
