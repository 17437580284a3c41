import { createServer as createHttpServer, type Server } from 'node:http'
import path from 'node:path'
import { createServer, type PluginOption, type ViteDevServer } from 'vite'
import manifest from '../../package.json' with { type: 'json' }
import { BASE } from '../build/build-constants'
import { devConfig } from './dev-config'
import { type DevBuild, DevSite } from './dev-site'
import { type Front, KeptPorts } from './kept-ports'
import { pagePlugin } from './page-plugin'
import { DevServiceWorker } from './service-worker'

export interface ViteSiteOptions {
  readonly root: string
  readonly hasServiceWorker: boolean
  /** Shows messages to players; absent to print only errors. */
  readonly print?: (line: string) => void
  readonly plugins?: readonly PluginOption[]
  /** Handles requests before Vite, and passes the rest on. */
  readonly front?: Front
}

/** The app's modules and documents from Vite's server, without a gateway. */
export interface ViteSite {
  readonly vite: ViteDevServer
  readonly site: DevSite
  /** The ports of app and API, where Vite serves its part of `/m`. */
  readonly ports: KeptPorts
  /** The server of the app's port, which has Vite's WebSocket. */
  readonly server: Server
  readonly close: () => Promise<void>
}

export async function startViteSite({
  root,
  hasServiceWorker,
  print,
  plugins = [],
  front = (_request, _response, next) => next(),
}: ViteSiteOptions): Promise<ViteSite> {
  const build: DevBuild = {
    root,
    outDir: path.join(root, 'dist'),
    buildId: 'development',
    appVersion: manifest.version,
    modules: new Set(),
  }
  const serviceWorker = hasServiceWorker ? new DevServiceWorker(build) : undefined
  await serviceWorker?.build()
  const site = new DevSite(build, serviceWorker?.outDir)
  const server = createHttpServer()
  const vite = await createServer(
    devConfig({
      build,
      site,
      server,
      plugins: [pagePlugin(build, site), ...plugins],
      hasServiceWorker,
      isQuiet: !print,
    }),
  )
  site.useVite(vite)
  serviceWorker?.watch(vite)
  const ports = new KeptPorts(server, (request, response, next) =>
    front(request, response, () => {
      const { url } = request
      if (!url?.startsWith(BASE)) {
        next()
        return
      }
      vite.middlewares(request, response, () => {
        request.url = url // Vite has removed the base
        next()
      })
    }),
  )
  const close = async (): Promise<void> => {
    await vite.close()
    await ports.close()
  }
  return { vite, site, ports, server, close }
}
