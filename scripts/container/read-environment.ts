import { parseGateway, parseNetworks } from '../lib/gateway-address'
import { UserError } from '../lib/user-error'

/** The container's settings, from its environment (docs/container.md). */
export interface ContainerEnvironment {
  /** Where API calls go, without a path. */
  readonly gateway: URL
  readonly port: number
  /** Addresses and networks; empty for none. */
  readonly trustedProxies: readonly string[]
  /** The text of config.json; null if it is not given here. */
  readonly configJson: string | null
}

const DEFAULT_PORT = '8080'

/** Reads the environment; an empty variable counts as absent. Throws a `UserError`. */
export function readEnvironment(env: NodeJS.ProcessEnv): ContainerEnvironment {
  const {
    GATEWAY: gateway = '',
    PORT: port = '',
    TRUSTED_PROXIES: proxies = '',
    CONFIG_JSON: json = '',
  } = env
  return {
    gateway: gatewayOf(gateway),
    port: portOf(port === '' ? DEFAULT_PORT : port),
    trustedProxies: parseNetworks(proxies, 'TRUSTED_PROXIES'),
    configJson: json === '' ? null : json,
  }
}

function gatewayOf(text: string): URL {
  if (text === '') throw new UserError('Say where the gateway is: GATEWAY=https://gateway.example.')
  return parseGateway(text, 'GATEWAY')
}

function portOf(text: string): number {
  const port = /^\d{1,5}$/u.test(text) ? Number(text) : 0
  if (port < 1 || port > 65_535) throw new UserError(`PORT=${text}: give a number from 1 to 65535.`)
  return port
}
