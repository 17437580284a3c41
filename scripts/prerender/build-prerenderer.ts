import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { buildConstants, type PageBuild } from '../build/build-constants'

/** Modules of the page that need a browser, and their replacements in prerender/server/. */
const REPLACED = {
  'src/shared/worker/query/use-live-query.ts': 'use-live-query.ts',
  'src/shared/page/responsive-image-url.ts': 'responsive-image-url.ts',
  'src/ui/media/measured-widths.ts': 'measured-widths.ts',
  'src/ui/media/use-lazy-load.ts': 'use-lazy-load.ts',
  'src/features/lobby/page/use-is-near-viewport.ts': 'use-is-near-viewport.ts',
}

/**
 * Bundles prerender/ for Node, with the class names of the page's own build, unless it exists already. The folder is
 * moved into place as a whole, because several processes may build it at once.
 * @returns the path of the bundle's entry
 */
export async function buildPrerenderer(options: Omit<PageBuild, 'outDir'>, id: string): Promise<string> {
  const folder = path.join(options.root, '.cache/prerender', id)
  const entry = path.join(folder, 'index.js')
  if (existsSync(entry)) return entry
  const staged = `${folder}-${String(process.pid)}`
  await build({
    root: options.root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: buildConstants({ ...options, outDir: staged }),
    plugins: [react(), replaceModules(options.root)],
    json: { namedExports: false },
    build: { ssr: 'prerender/index.ts', outDir: staged, emptyOutDir: true, target: 'node20', minify: false },
  })
  await mkdir(path.dirname(folder), { recursive: true })
  try {
    await rename(staged, folder)
  } catch {
    await rm(staged, { recursive: true, force: true }) // another process was faster
  }
  return entry
}

function replaceModules(root: string) {
  const server = path.join(root, 'prerender/server')
  const missing = Object.keys(REPLACED).filter((module) => !existsSync(path.join(root, module)))
  if (missing.length > 0) throw new Error(`Replaced modules that are not there: ${missing.join(', ')}`)
  const replacements = new Map(
    Object.entries(REPLACED).map(([module, own]) => [path.join(root, module), path.join(server, own)]),
  )
  return {
    name: 'lobby:server-modules',
    enforce: 'pre' as const,
    async resolveId(this: { resolve: Resolve }, source: string, importer: string | undefined) {
      if (importer?.startsWith(server) === true) return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return (resolved && replacements.get(resolved.id)) ?? null
    },
  }
}

type Resolve = (
  source: string,
  importer: string | undefined,
  options: { skipSelf: boolean },
) => Promise<{ id: string } | null>
