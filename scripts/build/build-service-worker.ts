import path from 'node:path'
import { build } from 'vite'
import { collectModulesPlugin } from './bundled-packages'
import { buildConstants, type PageBuild } from './build-constants'
import type { PrecacheEntry } from './precache-manifest'
import { SUPPORT_FLOOR } from './support-floor'
import { terserPlugin } from './terser-plugin'

const SERVICE_WORKER = path.resolve(import.meta.dirname, '../../sw/index.ts')

/**
 * Builds sw/index.ts into one classic script, `sw.js`, next to the page's output. Its name and place never change,
 * because an installed client always requests exactly this file.
 * @param isMinified false for the development server
 */
export async function buildServiceWorker(
  options: PageBuild,
  precache: PrecacheEntry[],
  isMinified = true,
): Promise<void> {
  await build({
    root: options.root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      collectModulesPlugin(options.modules),
      isMinified && terserPlugin(path.join(options.root, '.cache/terser')),
    ],
    define: {
      ...buildConstants(options),
      __PRECACHE__: JSON.stringify(precache),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: options.outDir,
      emptyOutDir: false,
      ...(isMinified ? {} : { minify: false }),
      target: SUPPORT_FLOOR,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: SERVICE_WORKER,
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'sw.js' },
      },
    },
  })
}
