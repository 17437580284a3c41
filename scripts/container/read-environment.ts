import { isIP } from 'node:net'
import { httpOrigin } from '../lib/command-line'
import { UserError } from '../lib/user-error'
import { withoutBrackets } from './name-resolution'

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
    trustedProxies: proxies.split(/[\s,]+/u).flatMap(networkOf),
    configJson: json === '' ? null : json,
  }
}

function gatewayOf(text: string): URL {
  if (text === '') throw new UserError('Say where the gateway is: GATEWAY=https://gateway.example.')
  const origin = httpOrigin(text)
  // The message does not repeat the text: it may contain a password.
  if (origin === null)
    throw new UserError('GATEWAY is no http(s) address without name and password: https://gateway.example.')
  const url = new URL(text)
  if (url.pathname + url.search + url.hash !== '/')
    throw new UserError(`GATEWAY has a path. The app's calls keep their own: use GATEWAY=${origin}.`)
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])$/u.test(url.hostname))
    throw new UserError('GATEWAY has a host name with characters that no host name has.')
  // nginx compares a certificate with names only.
  if (url.protocol === 'https:' && isIP(withoutBrackets(url.hostname)) !== 0)
    throw new UserError('GATEWAY is an https address without a name: give the name in its certificate.')
  return new URL(origin)
}

function portOf(text: string): number {
  const port = /^\d{1,5}$/u.test(text) ? Number(text) : 0
  if (port < 1 || port > 65_535) throw new UserError(`PORT=${text}: give a number from 1 to 65535.`)
  return port
}

function networkOf(text: string): readonly string[] {
  if (text === '') return []
  const [, address = '', bits = ''] = /^([^/]*)(?:\/(\d{1,3}))?$/u.exec(text) ?? []
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  if (Number(bits) > maxBits)
    throw new UserError(
      `TRUSTED_PROXIES: ${text} is no address and no network. For example 10.0.0.0/8, fd00::/8.`,
    )
  return [text]
}
