import { defineConfig } from 'vite'
import manifest from './package.json' with { type: 'json' }
import { pageConfig } from './scripts/build/page-config'

/** The development server; `npm run build` goes through scripts/build.ts with the same configuration. */
export default defineConfig(
  pageConfig({
    root: import.meta.dirname,
    outDir: 'dist',
    buildId: 'development',
    appVersion: manifest.version,
  }),
)
