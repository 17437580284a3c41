import type { ChunkErrorMessage } from '#domain/port'
import { withRetries } from './with-retries'

/** Not in place: Vite would take `new URL(…, import.meta.url)` for a file to bundle. */
const CHUNK_URL = import.meta.url

const loads = new Map<string, Promise<unknown>>()

/**
 * Returns the module of a dynamic import. Retries the import if one of its files failed to load
 * (docs/decisions/retries-of-chunks.md). The build wraps each import of the page and of the worker in this. After the
 * last attempt the page gets the event `vite:preloadError`: a worker posts a message, and the page dispatches it.
 * @param files URLs of the chunk, of what it imports and of its styles, relative to this chunk; not used in a worker
 */
export const loadChunk = async <T>(
  importChunk: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> => {
  const isPage = 'document' in globalThis
  try {
    if (isPage) await Promise.all(files.map((file) => loadFile(new URL(file, CHUNK_URL).pathname)))
    return await withRetries(importChunk)
  } catch (error) {
    if (isPage) dispatchEvent(new Event('vite:preloadError'))
    else postMessage({ type: 'vite:preloadError' } satisfies ChunkErrorMessage)
    throw error
  }
}

/** Loads a style and waits for it. Only starts to load a script, because the import waits for scripts. */
const loadFile = (path: string): Promise<unknown> => {
  const known = loads.get(path)
  if (known) return known
  const isStyle = path.endsWith('.css')
  const load = isStyle
    ? withRetries(() => addLink(path, { rel: 'stylesheet' }))
    : addLink(path, scriptTraits())
  const awaited = isStyle ? load : Promise.resolve()
  loads.set(path, awaited)
  load.catch(() => loads.delete(path))
  return awaited
}

/** Safari before 17 has no `modulepreload`; there, the import takes the preloaded file from the HTTP cache. */
const scriptTraits = (): Partial<HTMLLinkElement> => ({
  rel: document.createElement('link').relList.supports('modulepreload') ? 'modulepreload' : 'preload',
  as: 'script',
})

/** Adds a link; does nothing if the document already had that file. */
const addLink = (path: string, traits: Partial<HTMLLinkElement>): Promise<unknown> =>
  new Promise((resolve, reject) => {
    if (document.querySelector(`[href="${path}"],[src="${path}"]`)) {
      resolve(undefined)
      return
    }
    const link = document.createElement('link')
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(`Unable to preload CSS for ${path}`))
    }
    document.head.append(Object.assign(link, { ...traits, crossOrigin: '', href: path }))
  })
