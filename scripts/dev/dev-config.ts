import type { Server } from 'node:http'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { createRunnableDevEnvironment, type InlineConfig, type PluginOption } from 'vite'
import { BASE } from '../build/build-constants'
import { pageConfig } from '../../vite.config'
import { cssModulesPlugin, scopedClassName } from './css-modules-plugin'
import type { DevBuild, DevSite } from './dev-site'

const LOCALES = 'src/i18n/locales'
/** Folders that no thread runs code of. */
const UNWATCHED = ['.cache', 'dist', 'dist-next', 'test-results', 'auth-emulator']

export interface DevConfig {
  readonly build: DevBuild
  readonly site: DevSite
  /** The server of app and API, which gets Vite's WebSocket. */
  readonly server: Server
  readonly plugins: readonly PluginOption[]
  readonly hasServiceWorker: boolean
  readonly isQuiet: boolean
}

/** The page's configuration for Vite's server. The environment `ssr` loads the gateway. */
export function devConfig({
  build,
  site,
  server,
  plugins,
  hasServiceWorker,
  isQuiet,
}: DevConfig): InlineConfig {
  const page = pageConfig(build, {
    worker: site.workerUrl,
    engine: '',
    languages: readdirSync(path.join(build.root, LOCALES)),
    locale: `${BASE}${LOCALES}/*/first.json?import`,
  })
  return {
    ...page,
    appType: 'custom',
    cacheDir: path.join(build.root, '.cache/vite-dev'),
    clearScreen: false,
    logLevel: isQuiet ? 'warn' : 'info',
    html: { cspNonce: site.nonce },
    css: { modules: { generateScopedName: scopedClassName } },
    define: { ...page.define, 'import.meta.env.VITE_SERVICE_WORKER': JSON.stringify(hasServiceWorker) },
    plugins: [...(page.plugins ?? []), cssModulesPlugin(), ...plugins],
    server: {
      middlewareMode: true,
      ws: { server },
      cors: false,
      watch: { ignored: UNWATCHED.map((folder) => `${path.join(build.root, folder)}/**`) },
      warmup: { clientFiles: ['src/main.tsx', 'worker/index.ts'] },
    },
    environments: {
      ssr: {
        dev: {
          // The gateway restarts as a whole; its modules are not replaced one by one.
          createEnvironment: (name, config) =>
            createRunnableDevEnvironment(name, config, { hot: false, runnerOptions: { hmr: false } }),
        },
      },
    },
  }
}
