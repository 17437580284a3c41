import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { buildServiceWorker } from '../build/build-service-worker'
import { assetFolder, type PageBuild } from '../build/build-constants'
import { writeFileList } from '../build/file-list'

/**
 * Builds the real service worker, with an empty list of files: Vite's modules change and have no digests. So
 * everything works but opening without a network.
 */
export class DevServiceWorker {
  /** Folder of its files, laid out as in a build. */
  readonly outDir: string
  readonly #build: PageBuild & { readonly modules: Set<string> }

  constructor(build: PageBuild) {
    this.outDir = path.join(build.root, '.cache/dev-service-worker')
    this.#build = { ...build, outDir: this.outDir, modules: new Set() }
  }

  async build(): Promise<void> {
    const { outDir, buildId } = this.#build
    await rm(outDir, { recursive: true, force: true })
    await mkdir(path.join(outDir, assetFolder(buildId)), { recursive: true })
    const integrity = await writeFileList(outDir, buildId, [])
    await buildServiceWorker(this.#build, integrity, false)
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
