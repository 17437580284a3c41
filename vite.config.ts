import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type InlineConfig } from 'vite'
import packageJson from './package.json' with { type: 'json' }
import { assetFolder, BASE, type PageBuild } from './scripts/build/build-constants'
import { sourceBuildId } from './scripts/build/build-id'
import { bootPlugin, type BootUrls } from './scripts/build/boot-plugin'
import { collectModulesPlugin } from './scripts/build/bundled-packages'
import { eagerModulesPlugin } from './scripts/build/eager-modules-plugin'
import { exportNamesPlugin } from './scripts/build/export-names-plugin'
import { frameDocumentsPlugin } from './scripts/build/frame-documents-plugin'
import { chunkGroups } from './scripts/build/chunk-groups'
import { chunkFileName } from './scripts/build/chunk-names'
import { nextEditsPlugin } from './scripts/build/next-edits'
import { privateNamesPlugin } from './scripts/build/private-names-plugin'
import { preloadHelperPlugin } from './scripts/build/preload-helper-plugin'
import { SUPPORT_FLOOR } from './scripts/build/support-floor'
import { terserPlugin } from './scripts/build/terser-plugin'
import { WORKER_ENGINE, workerEntryPlugin } from './scripts/build/worker-entry-plugin'

const ENGINE = /(^|\/)engine\.js$/

/**
 * The build of page and worker together, so that Dexie and Comlink are downloaded once for both. The worker is a
 * second entry, not Vite's `?worker`, which would bundle it separately.
 * @param development the URLs of the development server
 */
export function pageConfig(build: PageBuild, development?: BootUrls): InlineConfig {
  const folder = assetFolder(build.buildId)
  const input = {
    index: path.join(build.root, 'index.html'),
    engine: path.join(build.root, WORKER_ENGINE),
  }
  return {
    root: build.root,
    base: BASE,
    // Relative to the chunk itself: a chunk's bytes must not contain the build's id.
    experimental: {
      renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
    },
    configFile: false,
    plugins: [
      build.isNext && nextEditsPlugin(build.root),
      react(),
      privateNamesPlugin(),
      preloadHelperPlugin(),
      bootPlugin(build, development),
      workerEntryPlugin(build),
      frameDocumentsPlugin(build),
      collectModulesPlugin(build.modules),
      terserPlugin(path.join(build.root, '.cache/terser'), build.buildId),
      exportNamesPlugin(),
      eagerModulesPlugin(),
    ],
    json: { namedExports: false },
    // The package's own entry wraps the ES5 file, for pages that load Dexie twice; ours do not.
    resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
    build: {
      outDir: build.outDir,
      emptyOutDir: true,
      target: SUPPORT_FLOOR,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      sourcemap: false,
      modulePreload: {
        polyfill: false,
        // A worker has no document for preload links; its chunks import their dependencies.
        resolveDependencies: (_file, needs, { hostId }) => (ENGINE.test(hostId) ? [] : needs),
      },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        input,
        // The worker's entry uses the export of the engine.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: `${folder}/[name].js`,
          chunkFileNames: (chunk) => `${folder}/${chunkFileName(chunk)}`,
          assetFileNames: `${folder}/[name][extname]`,
          // Short export names change with every other export of their chunk.
          minifyInternalExports: false,
          codeSplitting: {
            groups: chunkGroups({ root: build.root, page: input.index, engine: input.engine }),
          },
        },
      },
    },
  }
}

/**
 * For tools that read Vite's own configuration: page and worker without the service worker, which `npm run build` adds
 * (scripts/build/build-site.ts).
 */
export default defineConfig(() =>
  pageConfig({
    root: import.meta.dirname,
    outDir: path.join(import.meta.dirname, '.cache/vite-build'),
    buildId: sourceBuildId(import.meta.dirname),
    appVersion: packageJson.version,
  }),
)
