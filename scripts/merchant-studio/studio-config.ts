import type { Server } from 'node:http'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { buildConstants } from '../build/build-constants'
import { ROOT } from '../lib/ensure-build'

/** The studio's page: a site of its own, which is in no build of the app. */
export const studioConfig = (server: Server): InlineConfig => ({
  root: path.join(ROOT, 'src/studio'),
  configFile: false,
  cacheDir: path.join(ROOT, '.cache/vite-studio'),
  logLevel: 'warn',
  define: buildConstants({ root: ROOT, outDir: 'dist-studio', buildId: 'studio', appVersion: 'studio' }),
  plugins: [react()],
  server: { middlewareMode: true, ws: { server }, hmr: { server } },
})
