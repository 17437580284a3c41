import { DEFAULT_OPTIONS } from '#gateway/options'
import { httpOrigin, parseCommandLine } from '../lib/command-line'
import { UserError } from '../lib/user-error'

/** Options of a command that runs the app with an operator's gateway. */
export interface LocalSiteArguments {
  /** Origin of the gateway. */
  readonly gateway: string
  /** The host that requests are sent for; null for the gateway's own. */
  readonly merchantHost: string | null
  /** The merchant's config.json on this machine; null for the one of the gateway's host. */
  readonly config: string | null
  readonly isInsecure: boolean
  readonly port: number
  readonly host: string
  readonly isJson: boolean
}

const USAGE =
  'npm start -- --gateway https://api.example.com [--merchant-host m.example.com] [--config config.json] [--insecure] [--port 4173] [--host 127.0.0.1]'

/** True if the command line names an operator's gateway. */
export const hasGateway = (args: readonly string[]): boolean =>
  args.some((argument) => argument === '--gateway' || argument.startsWith('--gateway='))

/** Reads the command line. Throws a `UserError`. */
export function readLocalSiteArguments(args: readonly string[], command = 'npm start'): LocalSiteArguments {
  const usage = USAGE.replace('npm start', command)
  const { values } = parseCommandLine(
    {
      args: [...args],
      options: {
        gateway: { type: 'string' },
        'merchant-host': { type: 'string' },
        config: { type: 'string' },
        insecure: { type: 'boolean' },
        port: { type: 'string' },
        host: { type: 'string' },
        json: { type: 'boolean' },
      },
    },
    usage,
  )
  const gateway = httpOrigin(values.gateway ?? '')
  if (gateway === null)
    throw new UserError(`--gateway takes an http(s) address without name and password.\n${usage}`)
  return {
    gateway,
    merchantHost: hostOf(values['merchant-host']),
    config: values.config ?? null,
    isInsecure: values.insecure ?? false,
    port: portOf(values.port),
    host: values.host ?? DEFAULT_OPTIONS.host,
    isJson: values.json ?? false,
  }
}

/** Returns a host such as `m.example.com`, null for none. Throws a `UserError`. */
export function hostOf(text: string | undefined): string | null {
  if (text === undefined) return null
  const host = httpOrigin(`http://${text}`)?.slice('http://'.length)
  if (host !== text.toLowerCase())
    throw new UserError(`--merchant-host takes a host, such as m.example.com, not "${text}".`)
  return host
}

/** Returns a port. Throws a `UserError`. */
export function portOf(text: string | undefined, absent = DEFAULT_OPTIONS.port): number {
  if (text === undefined) return absent
  const port = /^\d{1,5}$/u.test(text) ? Number(text) : Number.NaN
  if (!(port <= 65_535)) throw new UserError(`--port takes a port, not "${text}".`)
  return port
}
