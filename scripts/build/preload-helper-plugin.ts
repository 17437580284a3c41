import path from 'node:path'
import type { Plugin } from 'vite'

const HELPER_ID = '\0vite/preload-helper.js'
const LOAD_CHUNK = path.resolve(import.meta.dirname, '../../src/shared/page/load-chunk.ts')

/** The last arguments of Vite's call of its helper. Ours knows its own URL, and needs no empty list. */
const UNUSED_ARGUMENTS = /(?:,\[\]|(?<=\]\))),import\.meta\.url(?=\))/gu

/**
 * Replaces Vite's preload helper around each dynamic import by our own `loadChunk`. Vite's helper fetches every file
 * once, and uses `document` and `window`, which a worker does not have.
 */
export function preloadHelperPlugin(): Plugin {
  return {
    name: 'lobby:preload-helper',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /preload-helper\.js$/ },
      handler: (id) =>
        id === HELPER_ID ? `export { loadChunk as __vitePreload } from ${JSON.stringify(LOAD_CHUNK)}` : null,
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.map === null)
            file.code = file.code.replaceAll(UNUSED_ARGUMENTS, '')
      },
    },
  }
}
