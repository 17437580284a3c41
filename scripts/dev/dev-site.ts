import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ViteDevServer } from 'vite'
import type { DistFile, Site } from '#gateway/static/dist-folders'
import { BASE, type PageBuild } from '../build/build-constants'
import { FRAME_DOCUMENTS, frameHtml } from '../build/frame-documents-plugin'

const DOCUMENT = 'index.html'
/** The files of the built service worker. */
const OF_SERVICE_WORKER = /^sw\.js$|^assets\/(?:sw-\w+\.js|\w+\/files\.json)$/u
/** Replaces a service worker that a build on the same origin has installed. */
const KILL_SWITCH = 'deploy/kill-switch/sw.js'

/** A build that collects the modules of the app's document. */
export type DevBuild = PageBuild & { readonly modules: Set<string> }

interface Built {
  readonly html: Promise<string>
  /** The modules that are inlined in it. */
  readonly modules: ReadonlySet<string>
}

/**
 * The few files of the app that are not Vite's: the documents, the service worker, and the file that starts the
 * worker. The gateway serves them with the headers of a build.
 */
export class DevSite implements Site {
  /** Vite's client adds styles to the document; they have this nonce. */
  readonly nonce = randomBytes(16).toString('base64')
  readonly styleSources = [`'nonce-${this.nonce}'`]
  /** Another one after each start, because browsers keep assets for a year. */
  readonly #workerFile = `assets/worker-${randomBytes(6).toString('hex')}.js`
  readonly workerUrl = BASE + this.#workerFile
  readonly #build: DevBuild
  readonly #serviceWorker: string | undefined
  readonly #built = new Map<string, Built>()
  #vite: ViteDevServer | undefined

  /** @param serviceWorker folder of a built service worker; undefined to remove an installed one */
  constructor(build: DevBuild, serviceWorker: string | undefined) {
    this.#build = build
    this.#serviceWorker = serviceWorker
  }

  /** Call it before the first request. */
  useVite(vite: ViteDevServer): void {
    this.#vite = vite
  }

  async read(file: string): Promise<DistFile | null> {
    if (file === this.#workerFile) return asFile(WORKER_ENTRY)
    if (file === 'sw.js' && this.#serviceWorker === undefined) return asFile(await this.#killSwitch())
    if (OF_SERVICE_WORKER.test(file)) return this.#readServiceWorker(file)
    const build = this.#builderOf(file)
    if (!build) return null
    const built = this.#built.get(file) ?? build()
    this.#built.set(file, built)
    try {
      return asFile(await built.html)
    } catch (error) {
      this.#built.delete(file)
      console.error(error)
      return asFile(errorHtml(error))
    }
  }

  deploy(): void {
    // There are no builds to switch to.
  }

  /** Builds the documents again that have this file inlined. Returns true if there are any. */
  forget(file: string): boolean {
    const changed = [...this.#built].filter(([, { modules }]) => modules.has(file))
    for (const [name] of changed) this.#built.delete(name)
    return changed.length > 0
  }

  /** Builds the app's document again. */
  forgetDocument(): void {
    this.#built.delete(DOCUMENT)
  }

  #builderOf(file: string): (() => Built) | undefined {
    if (file === DOCUMENT) return () => ({ html: this.#indexHtml(), modules: this.#build.modules })
    const frame = FRAME_DOCUMENTS.find((one) => one.file === file)
    if (!frame) return undefined
    return () => {
      const modules = new Set<string>()
      return { html: frameHtml({ ...this.#build, modules }, frame), modules }
    }
  }

  async #indexHtml(): Promise<string> {
    if (!this.#vite) throw new Error('The development server has not started')
    const html = await readFile(path.join(this.#build.root, DOCUMENT), 'utf8')
    return this.#vite.transformIndexHtml(`/${DOCUMENT}`, html)
  }

  #killSwitch(): Promise<string> {
    return readFile(path.join(this.#build.root, KILL_SWITCH), 'utf8')
  }

  async #readServiceWorker(file: string): Promise<DistFile | null> {
    if (this.#serviceWorker === undefined) return null
    return readFile(path.join(this.#serviceWorker, file), 'utf8').then(asFile, () => null)
  }
}

/** The constants of the build first: a worker has no Vite client that would set them. */
const WORKER_ENTRY = `import '${BASE}@vite/env'\nimport '${BASE}worker/index.ts'\n`

/** Shows why there is no document, and loads it again after the next change. */
const errorHtml = (error: unknown): string =>
  `<!doctype html><meta charset="utf-8"><title>Error</title><pre>${escaped(String(error))}</pre>` +
  `<script type="module" src="${BASE}@vite/client"></script>`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function asFile(text: string): DistFile {
  const bytes = new TextEncoder().encode(text)
  return { bytes, etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` }
}
