import path from 'node:path'
import { isRunnableDevEnvironment, normalizePath, type ViteDevServer } from 'vite'
import type { GatewayOptions } from '#gateway/options'
import type { Gateway } from '#gateway/start-gateway'
import { DevGateway, type Restart } from './dev-gateway'
import { gatewayPlugin } from './gateway-plugin'
import { startViteSite, type ViteSiteOptions } from './vite-site'

export interface DevServerOptions extends Pick<ViteSiteOptions, 'root' | 'hasServiceWorker' | 'print'> {
  readonly gateway: GatewayOptions
}

export interface DevServer {
  readonly gateway: Gateway
  close(): Promise<void>
}

/** Starts gateway, demo and Vite's server on one origin. */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { root, print } = options
  const { vite, site, ports, close } = await startViteSite({
    ...options,
    plugins: [gatewayPlugin(root, (file) => gateway.change(file))],
  })
  const { ssr } = vite.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the gateway')
  const gateway = new DevGateway({
    root,
    runner: ssr.runner,
    ports,
    options: options.gateway,
    parts: { dist: site, ...(print ? { print } : {}) },
    onChange: (files) => updatePages(vite, root, files),
    onRestart: (restart) => report(vite, root, restart),
  })
  const started = await gateway.start()
  return {
    gateway: started,
    close: async () => {
      await gateway.close()
      await close()
    },
  }
}

/** Files of the gateway that a page reads only when it loads: headers, and the demo's pages in frames. */
const READ_AT_LOAD = /^(?:deploy|gateway\/static|demo\/.*\/client)\//u

/**
 * Makes the pages fetch again. Their workers start while the gateway restarts. If a page has the changed module too,
 * Vite updates it.
 */
function updatePages({ environments }: ViteDevServer, root: string, files: readonly string[]): void {
  const { moduleGraph, hot } = environments.client
  if (files.some((file) => READ_AT_LOAD.test(nameOf(root, file))))
    hot.send({ type: 'full-reload', path: '*' })
  else if (files.some((file) => !moduleGraph.getModulesByFile(file))) hot.send('lobby:gateway', null)
}

function report(vite: ViteDevServer, root: string, { files, isSeeded, ms, error }: Restart): void {
  const { logger } = vite.config
  const names = files.map((file) => nameOf(root, file))
  if (error !== undefined) {
    logger.error(
      `${names.join(', ')}: the gateway does not start\n${error instanceof Error ? (error.stack ?? '') : ''}`,
    )
    return
  }
  const what = isSeeded ? 'gateway restarted with new data' : 'gateway restarted'
  logger.info(`${what} in ${String(ms)} ms: ${names.join(', ')}`, { timestamp: true })
}

const nameOf = (root: string, file: string): string => normalizePath(path.relative(root, file))
