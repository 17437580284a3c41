import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { PageBuild } from './build-constants'
import { bundleModule } from './bundle-module'
import { preloadHelperPlugin } from './preload-helper-plugin'

export const WORKER_ENTRY = 'worker/index.ts'
/** The module that the entry loads, and everything that the worker starts with. */
export const WORKER_ENGINE = 'worker/engine.ts'

/** Specifier of the engine while the entry is bundled. */
const ENGINE = 'engine:'
const IMPORT_OF_ENGINE = /import\((["'`])engine:\1\)/gu

const externalEngine: Plugin = {
  name: 'lobby:external-engine',
  enforce: 'pre',
  resolveId: (id) => (id === './engine' ? { id: ENGINE, external: true } : null),
}

/** The header rules name the file by its prefix. */
export const workerEntryFile = (buildId: string): string => `assets/worker-${buildId}.js`

/**
 * Writes the worker's entry: one script with all that it imports, so that it arrives in one round trip. It shares no
 * chunk with the engine; the few modules that both need are in both. Its one dynamic import loads the engine's chunks
 * all at once.
 */
export function workerEntryPlugin(options: PageBuild): Plugin {
  return {
    name: 'lobby:worker-entry',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const [chunk, ...others] = await bundleModule(options, WORKER_ENTRY, 'es', {}, [
        externalEngine,
        preloadHelperPlugin('withRetries'),
      ])
      if (chunk?.type !== 'chunk' || others.length > 0 || chunk.imports.length > 0)
        throw new Error(`${WORKER_ENTRY} must come out as a single script`)
      const imports = chunk.code.match(IMPORT_OF_ENGINE) ?? []
      if (imports.length !== 1) throw new Error(`${WORKER_ENTRY} must import the engine once`)
      const files = engineFiles(options, bundle).map((file) => `./${path.posix.relative('assets', file)}`)
      const load = `Promise.all(${JSON.stringify(files)}.map(e=>import(e))).then(e=>e[0])`
      const source = chunk.code.trim().replace(IMPORT_OF_ENGINE, () => load)
      this.emitFile({ type: 'asset', fileName: workerEntryFile(options.buildId), source })
    },
  }
}

/** The engine's chunk, and those that it imports. */
function engineFiles({ root }: PageBuild, bundle: Rolldown.OutputBundle): string[] {
  const engine = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId === path.join(root, WORKER_ENGINE),
  )
  if (engine?.type !== 'chunk') throw new Error(`The build has no chunk for ${WORKER_ENGINE}`)
  return [engine.fileName, ...engine.imports]
}
