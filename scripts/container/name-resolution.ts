import { isIP } from 'node:net'
import { withoutBrackets } from '../lib/gateway-address'
import { UserError } from '../lib/user-error'

/** The texts of the system's files, each empty if there is none. */
export interface ResolverFiles {
  /** /etc/resolv.conf */
  readonly resolvConf: string
  /** /etc/hosts */
  readonly hosts: string
}

/**
 * Returns the name servers with which nginx resolves a host while it runs, as nginx writes them. Returns null for an
 * address and for a name of /etc/hosts, which name servers do not have: nginx resolves those at its start.
 * @throws a `UserError` if a name server is needed and there is none
 */
export function nameServersFor(hostname: string, files: ResolverFiles): readonly string[] | null {
  if (isIP(withoutBrackets(hostname)) !== 0 || isInHosts(hostname, files.hosts)) return null
  const servers = valuesOf('nameserver', files.resolvConf).filter(isUsable)
  if (servers.length === 0)
    throw new UserError(`There is no name server in /etc/resolv.conf that could resolve ${hostname}.`)
  return servers.map((server) => (server.includes(':') ? `[${server}]` : server))
}

/** Returns the domains that the system, but not nginx, adds to a short name. */
export const searchDomains = (resolvConf: string): readonly string[] =>
  ['search', 'domain'].flatMap((word) => valuesOf(word, resolvConf)).filter((domain) => domain !== '.')

/** nginx accepts no zone, as in fe80::1%eth0. */
const isUsable = (server: string): boolean => isIP(server) !== 0 && !server.includes('%')

const wordsOf = (text: string): readonly (readonly string[])[] =>
  text.split('\n').map((line) =>
    line
      .replace(/[#;].*/u, '')
      .split(/\s+/u)
      .filter(Boolean),
  )

const valuesOf = (word: string, resolvConf: string): readonly string[] =>
  wordsOf(resolvConf).flatMap(([first, ...values]) => (first === word ? values : []))

const isInHosts = (hostname: string, hosts: string): boolean =>
  wordsOf(hosts).some(([, ...names]) => names.some((name) => name.toLowerCase() === hostname))
