import { table } from '#demo/format-table'
import type { Site } from '#gateway/static/dist-folders'
import type { StaticSource } from '#gateway/static/static-source'
import { HOME_PATH } from '#domain/routing/routes'
import { deployedConfigSchema } from '#domain/contract/settings/deployed-config'
import { repairConfig } from '#domain/contract/settings/repair-config'
import { checkGateway, type GatewayState } from './check-gateway'
import { GatewayProxy } from './gateway-proxy'
import { type MerchantFiles, MerchantFolder, MerchantSite, RemoteMerchant } from './merchant-files'
import type { LocalSiteArguments } from './options'

/** An operator's gateway, and the merchant's files, before a server is started for them. */
export interface RemoteGateway {
  readonly proxy: GatewayProxy
  readonly merchant: MerchantFiles
  readonly state: GatewayState
}

export type GatewayAddress = Pick<LocalSiteArguments, 'gateway' | 'merchantHost' | 'isInsecure' | 'config'>

/**
 * Connects to an operator's gateway.
 * @param print prints a problem of the gateway
 * @throws a `UserError` if the gateway cannot be reached, or the file of `--config` cannot be read
 */
export async function connectGateway(
  { gateway, merchantHost, isInsecure, config }: GatewayAddress,
  print: (line: string) => void,
): Promise<RemoteGateway> {
  const proxy = new GatewayProxy({ gateway, merchantHost, isInsecure, print })
  const merchant =
    config === null
      ? await RemoteMerchant.load(gateway, (path) => proxy.get(path))
      : new MerchantFolder(config, print)
  const { paths = {} } = repairConfig(deployedConfigSchema, merchant.config) ?? {}
  return { proxy, merchant, state: await checkGateway(proxy, paths) }
}

/** A build with that merchant's files. */
export function sourceOf(build: Site, { proxy, merchant }: RemoteGateway): StaticSource {
  const { protocol, hostname, origin } = proxy.gateway
  // A gateway on http may have its images on another port. Players' policy allows no http.
  const images = protocol === 'http:' ? `http://${hostname}:*` : origin
  return {
    dist: new MerchantSite(build, merchant),
    lobby: null,
    files: {},
    get config() {
      return merchant.config
    },
    cdnOrigin: images,
    ownCdnOrigin: images,
  }
}

/** What the terminal shows when the site has started. */
export function openingText(origin: string, { proxy, merchant, state }: RemoteGateway): string {
  const { host } = proxy.address
  const asked = host === proxy.gateway.host ? '' : `, for the host ${host}`
  const places = [
    ['App', origin + HOME_PATH],
    ['Gateway', proxy.gateway.origin + asked],
    ['Merchant', state.merchant ?? 'unknown'],
    ['config.json', merchant.source],
  ]
  const problems = state.problems.map((problem) => `  ! ${problem}\n`)
  return `
  This build of the app runs with your gateway.

${table(places)}
${problems.length === 0 ? '' : `\n${problems.join('')}`}
  Ctrl+C stops it.
`
}

/** The same for programs, as one line of JSON. */
export const openingJson = (origin: string, { merchant, state }: RemoteGateway): string =>
  JSON.stringify({ origin, ...state, config: merchant.source })
