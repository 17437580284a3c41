import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { collectModulesPlugin } from './bundled-packages'
import type { PageBuild } from './build-constants'
import { SUPPORT_FLOOR } from './support-floor'
import { terserPlugin } from './terser-plugin'

/** Bundles one module with all its imports and writes nothing; the result is inlined in a document. */
export async function bundleModule(
  options: PageBuild,
  module: string,
  format: 'es' | 'iife',
  define: Record<string, string>,
  plugins: Plugin[] = [],
): Promise<Rolldown.RolldownOutput['output'][number][]> {
  const result = await build({
    root: options.root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    plugins: [
      ...plugins,
      collectModulesPlugin(options.modules),
      terserPlugin(path.join(options.root, '.cache/terser'), options.buildId),
    ],
    build: {
      write: false,
      target: SUPPORT_FLOOR,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(options.root, module),
        output: { format, codeSplitting: false },
      },
    },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error(`No output for ${module}`)
  return [...result.output]
}
