import { CHUNK_RETRY_BASE_MS, CHUNK_RETRY_CAP_MS, MAX_CHUNK_ATTEMPTS } from '#domain/constants/timing'
import { backoffDelay } from '#domain/rules/backoff'

const loads = new Map<string, Promise<unknown>>()

/**
 * Returns the module of a dynamic import. The build puts this around each import, of the page and of the worker
 * (scripts/build/preload-helper-plugin.ts). The files are fetched first, each with retries of its own, because many
 * browsers never repeat an import that has failed (docs/decisions/chunks-are-fetched-before-they-are-imported.md).
 * @param files paths below `/m/` of the chunk, of what it imports and of its styles; not used in a worker
 */
export const loadChunk = async <T>(
  importChunk: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> => {
  try {
    if ('document' in globalThis)
      await Promise.all(files.map((file) => loadFile(import.meta.env.BASE_URL + file)))
    return await withRetries(importChunk)
  } catch (error) {
    globalThis.dispatchEvent(new Event('vite:preloadError'))
    throw error
  }
}

/** Loads a file once; after a failure the next call loads it again. */
const loadFile = (path: string): Promise<unknown> => {
  const known = loads.get(path)
  if (known) return known
  const load = withRetries(() => addLink(path))
  loads.set(path, load)
  load.catch(() => loads.delete(path))
  return load
}

/** Adds a style, or a script that is only fetched, to the document; nothing if the document began with it. */
const addLink = (path: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    if (document.querySelector(`[href="${path}"],[src="${path}"]`)) {
      resolve(undefined)
      return
    }
    const link = document.createElement('link')
    Object.assign(link, path.endsWith('.css') ? { rel: 'stylesheet' } : { rel: 'preload', as: 'script' })
    link.crossOrigin = ''
    link.href = path
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(`Unable to preload ${path}`))
    }
    document.head.append(link)
  })

const withRetries = async <T>(load: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load()
    } catch (error) {
      if (attempt === MAX_CHUNK_ATTEMPTS || !navigator.onLine) throw error
      const delayMs = backoffDelay(attempt, CHUNK_RETRY_BASE_MS, CHUNK_RETRY_CAP_MS, Math.random())
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
}
