import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { LISTENER_OPTIONS } from '#gateway/http/listener-options'
import { createServer as createViteServer, type ViteDevServer } from 'vite'
import { bundleClient } from '#demo/bundle-client'
import { SETTINGS_ENDPOINT } from '#domain/contract/endpoints'
import { parseResponse } from '#worker/net/parse-response'
import { readResponse } from '#worker/net/send-request'
import { ensureBuild, ROOT } from '../lib/ensure-build'
import { UserError } from '../lib/user-error'
import { callPath } from '../local-site/call-path'
import { connectGateway } from '../local-site/connect-gateway'
import type { GatewayProxy } from '../local-site/gateway-proxy'
import { asFields, type Merchant, readMerchantFolder } from './merchant-folder'
import type { StudioOptions } from './options'
import { PREVIEW_PATH, startPreview } from './preview-site'
import { startDemoGateway, type StudioGateway } from './studio-gateway'
import { studioConfig } from './studio-config'
import { studioRoutes } from './studio-routes'

export interface RunningStudio {
  readonly url: string
  readonly folder: string
  readonly close: () => Promise<void>
}

const HOST = '127.0.0.1'
const STYLES = ['light', 'dark'] as const

/**
 * Starts the merchant studio: a page with a form, and the built app in two phones with what the form has.
 * @throws a `UserError` if the gateway, a file of the merchant or the port cannot be used
 */
export async function startStudio(
  options: StudioOptions,
  print: (line: string) => void,
): Promise<RunningStudio> {
  const ends: (() => Promise<void>)[] = []
  const close = async (): Promise<void> => {
    await Promise.all(ends.map((end) => end()))
  }
  try {
    const saved = await readMerchantFolder(options.folder) // before anything that takes long
    return { url: await serve(options, saved, ends, print), folder: options.folder, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** @param ends receives what ends each started part */
async function serve(
  options: StudioOptions,
  saved: Awaited<ReturnType<typeof readMerchantFolder>>,
  ends: (() => Promise<void>)[],
  print: (line: string) => void,
): Promise<string> {
  const dist = path.join(ROOT, 'dist')
  await ensureBuild()
  const gateway = await openGateway(options, dist)
  ends.push(() => gateway.close())
  const { proxy, merchant: remote } = await connectGateway(
    {
      gateway: gateway.origin,
      merchantHost: options.merchantHost,
      isInsecure: options.isInsecure,
      config: null,
    },
    print,
  )
  let merchant: Merchant = {
    config: saved.config ?? remote.config ?? {},
    settings: saved.settings ?? (await settingsOf(proxy, remote.config)),
  }
  let isOnline = true
  let host = ''
  const page = await previewPage()
  const previews = await Promise.all(
    STYLES.map(async (style) => {
      const site = await startPreview({
        dist,
        folder: options.folder,
        proxy,
        merchant: () => merchant,
        isOnline: () => isOnline,
        page,
      })
      ends.push(() => site.close())
      return { style, site }
    }),
  )
  const [first] = previews
  if (!first) throw new Error('There is no preview')
  const routes = studioRoutes({
    studio: {
      source: saved.settings === null ? 'the gateway' : options.folder,
      folder: options.folder,
      gateway: options.gateway ?? 'the reference gateway',
      phones: previews.map(({ style, site }) => ({
        style,
        url: `${site.origin}${PREVIEW_PATH}?style=${style}`,
      })),
      hasMember: gateway.openSession !== null,
    },
    merchant: () => merchant,
    change: (changed) => (merchant = changed),
    setOnline: (online) => (isOnline = online),
    openSession: gateway.openSession,
    preview: first.site.origin,
    address: proxy.address.origin,
    host: () => host,
  })
  const server = createServer()
  const vite = await createViteServer(studioConfig(server))
  ends.push(() => closed(vite, server))
  const listener = getRequestListener(routes.fetch, { ...LISTENER_OPTIONS, hostname: HOST })
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/api/')) void listener(request, response)
    else vite.middlewares(request, response)
  })
  host = `${HOST}:${String(await listen(server, options.port))}`
  return `http://${host}/`
}

const openGateway = async ({ gateway }: StudioOptions, dist: string): Promise<StudioGateway> =>
  gateway === null
    ? startDemoGateway(dist)
    : { origin: gateway, openSession: null, close: () => Promise.resolve() }

/** @throws a `UserError` if the gateway sends none */
async function settingsOf(
  proxy: GatewayProxy,
  config: Readonly<Record<string, unknown>> | null,
): Promise<Merchant['settings']> {
  const target = callPath(config, SETTINGS_ENDPOINT)
  const parsed = parseResponse(await readResponse(await proxy.get(target)))
  const value = parsed.ok && parsed.value.kind === 'value' ? asFields(parsed.value.value) : null
  if (value === null) throw new UserError(`GET ${target} of the gateway has no settings to begin with.`)
  return value
}

async function previewPage(): Promise<string> {
  const folder = path.join(ROOT, 'src/studio/preview')
  const { script } = await bundleClient({
    name: 'preview',
    entry: path.join(folder, 'preview.ts'),
    sources: [folder],
    cacheFolder: 'studio',
  })
  const style = 'html,body,iframe{margin:0;width:100%;height:100%;border:0;display:block}'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Phone</title><style>${style}</style><body><script>${script}</script>`
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE'
      reject(isTaken ? new UserError(`Port ${String(port)} is taken: choose another by --port.`) : error)
    })
    server.listen(port, HOST, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

async function closed(vite: ViteDevServer, server: Server): Promise<void> {
  await vite.close()
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
