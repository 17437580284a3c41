import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { buildServiceWorker } from '../build/build-service-worker'
import type { PageBuild } from '../build/build-constants'

/**
 * Builds the real service worker, with an empty precache: Vite's modules change and have no integrity. So everything
 * works but opening without a network.
 */
export class DevServiceWorker {
  readonly file: string
  readonly #build: PageBuild & { readonly modules: Set<string> }

  constructor(build: PageBuild) {
    const outDir = path.join(build.root, '.cache/dev-service-worker')
    this.file = path.join(outDir, 'sw.js')
    this.#build = { ...build, outDir, modules: new Set() }
  }

  async build(): Promise<void> {
    await buildServiceWorker(this.#build, [], false)
  }

  /** Builds it again after each change, and loads the pages again: the browser then finds the new one. */
  watch({ watcher, environments, config }: ViteDevServer): void {
    watcher.on('change', (file) => {
      if (!this.#build.modules.has(file)) return
      this.build().then(
        () => environments.client.hot.send({ type: 'full-reload', path: '*' }),
        (error: unknown) => config.logger.error(String(error)),
      )
    })
  }
}
