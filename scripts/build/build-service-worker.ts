import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { collectModulesPlugin } from './bundled-packages'
import { BASE, type PageBuild } from './build-constants'
import { sha256 } from './file-list'
import { startScript } from './start-script'
import { SUPPORT_FLOOR } from './support-floor'
import { terserPlugin } from './terser-plugin'

const SERVICE_WORKER = path.resolve(import.meta.dirname, '../../sw/index.ts')
const CODE = 'sw-code.js'
const HASH_LENGTH = 10

/**
 * Builds sw/index.ts into one classic script named after its content, and writes `sw.js`, which imports it. The name
 * and place of `sw.js` never change, because an installed client always requests exactly this file. It has the
 * build's id, so the browser finds each build, and only those few bytes are new if the code is the same.
 * @param listIntegrity subresource integrity of the build's list of files
 * @param isMinified false for the development server
 */
export async function buildServiceWorker(
  options: PageBuild,
  listIntegrity: string,
  isMinified = true,
): Promise<void> {
  await build({
    root: options.root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      collectModulesPlugin(options.modules),
      isMinified && terserPlugin(path.join(options.root, '.cache/terser'), options.buildId),
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: options.outDir,
      emptyOutDir: false,
      ...(isMinified ? {} : { minify: false }),
      target: SUPPORT_FLOOR,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: SERVICE_WORKER,
        output: { format: 'iife', codeSplitting: false, entryFileNames: CODE },
      },
    },
  })
  const code = path.join(options.outDir, CODE)
  const hash = sha256(await readFile(code))
    .toString('hex')
    .slice(0, HASH_LENGTH)
  const file = `assets/sw-${hash}.js`
  await rename(code, path.join(options.outDir, file))
  const facts = { id: options.buildId, list: listIntegrity }
  await writeFile(path.join(options.outDir, 'sw.js'), startScript(facts, BASE + file))
}
