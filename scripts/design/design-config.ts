import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { buildConstants } from '../build/build-constants'
import { ROOT } from '../lib/ensure-build'
import { pseudoTranslationsPlugin } from './pseudo-words-plugin'

/** The document of the design system: its own small site, which is in no build of the app. */
export function designConfig(outDir: string): InlineConfig {
  return {
    root: path.join(ROOT, 'src/design'),
    base: './',
    configFile: false,
    cacheDir: path.join(ROOT, '.cache/vite-design'),
    define: buildConstants({ root: ROOT, outDir, buildId: 'design', appVersion: 'design' }),
    plugins: [react(), pseudoTranslationsPlugin(), designTranslationsPlugin(), designImagesPlugin()],
    json: { namedExports: false },
    build: { outDir, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 1_000 },
  }
}

/**
 * Replaces the app's translation files by src/design/design-translations.ts, so that the pseudo-locale is one of
 * them.
 */
function designTranslationsPlugin(): Plugin {
  const i18n = path.join(ROOT, 'src/i18n')
  return {
    name: 'lobby:design-words',
    enforce: 'pre',
    resolveId(source, importer) {
      const isAsked = source === './locale-files' && importer !== undefined && path.dirname(importer) === i18n
      return isAsked ? path.join(ROOT, 'src/design/design-translations.ts') : undefined
    },
  }
}

/** Its images are drawn in the sources: their URLs do not pass the app's rule, which is tested elsewhere. */
function designImagesPlugin(): Plugin {
  return {
    name: 'lobby:design-pictures',
    enforce: 'pre',
    resolveId: (source) =>
      source.endsWith('/safe-image-src') ? path.join(ROOT, 'src/design/design-image-src.ts') : undefined,
  }
}
