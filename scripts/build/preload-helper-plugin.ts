import path from 'node:path'
import type { Plugin } from 'vite'

const HELPER_ID = '\0vite/preload-helper.js'
const FOLDER = path.resolve(import.meta.dirname, '../../src/shared/page')

/** The last arguments of Vite's call of its helper. Ours knows its own URL, and needs no empty list. */
const UNUSED_ARGUMENTS = /(?:,\[\]|(?<=\]\))),import\.meta\.url(?=\))/gu

/** Functions that may be around each dynamic import, and their files. */
const HELPERS = { loadChunk: 'load-chunk.ts', withRetries: 'with-retries.ts' }

/**
 * Replaces Vite's preload helper around each dynamic import by our own. Vite's helper fetches every file once, and uses
 * `document` and `window`, which a worker does not have.
 */
export function preloadHelperPlugin(helper: keyof typeof HELPERS = 'loadChunk'): Plugin {
  return {
    name: 'lobby:preload-helper',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /preload-helper\.js$/ },
      handler: (id) =>
        id === HELPER_ID
          ? `export { ${helper} as __vitePreload } from ${JSON.stringify(path.join(FOLDER, HELPERS[helper]))}`
          : null,
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
