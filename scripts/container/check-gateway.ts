import { once } from 'node:events'
import { Resolver } from 'node:dns/promises'
import { connect, isIP } from 'node:net'
import { connect as connectEncrypted } from 'node:tls'
import { withoutBrackets } from '../lib/gateway-address'
import { searchDomains } from './name-resolution'

const TIMEOUT_MS = 2_000 // the container's start waits for it

interface Check {
  readonly gateway: URL
  /** As in nginx's configuration; null if nginx resolves the name at its start. */
  readonly nameServers: readonly string[] | null
  readonly resolvConf: string
  /** The text of the certificates that the gateway's is checked against. */
  readonly certificates: string
}

/**
 * Connects to the gateway in the same way as nginx, which logs no reason for a 502.
 * @returns why that failed, as a sentence; null if it worked
 */
export async function checkGateway(check: Check): Promise<string | null> {
  const { gateway, nameServers, resolvConf } = check
  const hostname = withoutBrackets(gateway.hostname)
  let address = hostname
  if (nameServers !== null) {
    const resolved = await resolve(hostname, nameServers)
    if (resolved === null)
      return `${hostname} is unknown at ${nameServers.join(', ')}.${hint(hostname, resolvConf)}`
    address = resolved
  }
  return connectionProblem(check, hostname, address)
}

async function resolve(hostname: string, nameServers: readonly string[]): Promise<string | null> {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 })
  resolver.setServers(nameServers)
  const all = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  return all.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))[0] ?? null
}

function hint(hostname: string, resolvConf: string): string {
  const [domain] = searchDomains(resolvConf)
  return domain === undefined || hostname.endsWith(`.${domain}`)
    ? ''
    : ` nginx needs the full name, such as ${hostname}.${domain}.`
}

async function connectionProblem(check: Check, hostname: string, address: string): Promise<string | null> {
  const { gateway, certificates } = check
  const isEncrypted = gateway.protocol === 'https:'
  const port = Number(gateway.port || (isEncrypted ? 443 : 80))
  const socket = isEncrypted
    ? connectEncrypted({
        host: address,
        port,
        ca: certificates,
        servername: isIP(hostname) === 0 ? hostname : '',
      })
    : connect({ host: address, port })
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    await once(socket, isEncrypted ? 'secureConnect' : 'connect', { signal })
    return null
  } catch (error) {
    if (signal.aborted) return `${gateway.origin} does not answer within ${String(TIMEOUT_MS / 1000)} s.`
    return `${gateway.origin}: ${error instanceof Error ? error.message : String(error)}.`
  } finally {
    socket.destroy()
  }
}
