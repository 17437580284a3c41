import type { Site } from '#gateway/static/dist-folders'
import type { StaticSource } from '#gateway/static/static-source'
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
  return { proxy, merchant, state: await checkGateway(proxy, merchant.config) }
}

/** A build with that merchant's files. */
export function sourceOf(
  build: Site,
  { proxy, merchant }: Pick<RemoteGateway, 'proxy' | 'merchant'>,
): StaticSource {
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
