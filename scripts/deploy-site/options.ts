import path from 'node:path'
import { parseCommandLine } from '../lib/command-line'
import { parseGateway, parseNetworks } from '../lib/gateway-address'
import { UserError } from '../lib/user-error'
import { DEFAULT_APP, Machine, type SiteSettings } from '../release/machine'

/** How to call `npm run deploy:site`. */
export const USAGE = `Write a merchant's server blocks, and have nginx read them:
  npm run deploy:site -- harbour --hosts m.example.com,m2.example.com --gateway https://gateway.internal
  --hosts A,B        the first host and every line: each serves app and API
  --gateway ORIGIN   the gateway; its certificate is checked
  --gateway-ca FILE  certificates to check it against (/etc/ssl/certs/ca-certificates.crt)
  --certificate FILE with its chain (/etc/letsencrypt/live/NAME/fullchain.pem)
  --key FILE         (/etc/letsencrypt/live/NAME/privkey.pem)
  --http-port 80, --https-port 443, --no-ipv6, --no-brotli
  --trusted-proxies A,B  addresses or networks of a CDN or proxy, whose X-Forwarded-For counts (none)
  --logs DIR         the folder of nginx's logs (/var/log/nginx)
  --nginx DIR        the folder of nginx.conf, which includes conf.d/*.conf (/etc/nginx)
  --app DIR          the app's folder on this machine (${DEFAULT_APP})
The next run for the site keeps each option that it does not name; --ipv6 and --brotli take the flags back.`

const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?$/u
const NAME = /^[a-z\d][a-z\d-]{0,31}$/u
const MAX_PORT = 65_535

/** Reads the command line. An option that is not given is as in the last run for the site. Throws a `UserError`. */
export async function readOptions(args: readonly string[]): Promise<{
  readonly machine: Machine
  readonly settings: SiteSettings
}> {
  const { values, positionals } = parse(args)
  const [name, ...others] = positionals
  if (name === undefined || others.length > 0) throw new UserError(USAGE)
  if (!NAME.test(name)) throw new UserError(`"${name}": use lower-case letters, digits and dashes.`)
  const machine = new Machine(path.resolve(values.app ?? DEFAULT_APP))
  const known = await machine.knownSettings(name)
  const hosts = values.hosts?.split(',').map(hostOf) ?? known?.hosts
  const gateway = values.gateway ?? known?.gateway
  if (hosts === undefined || gateway === undefined) throw new UserError(USAGE)
  const proxies = values['trusted-proxies']
  const certificates = `/etc/letsencrypt/live/${name}`
  const place = (given: string | undefined, last: string | undefined, first: string): string =>
    given === undefined ? (last ?? first) : path.resolve(given)
  return {
    machine,
    settings: {
      name,
      hosts,
      gateway: parseGateway(gateway, '--gateway').origin,
      gatewayCa: place(values['gateway-ca'], known?.gatewayCa, '/etc/ssl/certs/ca-certificates.crt'),
      certificate: place(values.certificate, known?.certificate, `${certificates}/fullchain.pem`),
      key: place(values.key, known?.key, `${certificates}/privkey.pem`),
      httpPort: portOf(values['http-port']) ?? known?.httpPort ?? 80,
      httpsPort: portOf(values['https-port']) ?? known?.httpsPort ?? 443,
      hasIpv6: flagOf(values.ipv6, values['no-ipv6']) ?? known?.hasIpv6 ?? true,
      trustedProxies:
        proxies === undefined ? (known?.trustedProxies ?? []) : parseNetworks(proxies, '--trusted-proxies'),
      logs: place(values.logs, known?.logs, '/var/log/nginx'),
      hasBrotli: flagOf(values.brotli, values['no-brotli']) ?? known?.hasBrotli ?? true,
      nginx: place(values.nginx, known?.nginx, '/etc/nginx'),
    },
  }
}

const parse = (args: readonly string[]) =>
  parseCommandLine(
    {
      args: [...args],
      allowPositionals: true,
      options: {
        hosts: { type: 'string' },
        gateway: { type: 'string' },
        'gateway-ca': { type: 'string' },
        certificate: { type: 'string' },
        key: { type: 'string' },
        'http-port': { type: 'string' },
        'https-port': { type: 'string' },
        ipv6: { type: 'boolean' },
        'no-ipv6': { type: 'boolean' },
        brotli: { type: 'boolean' },
        'no-brotli': { type: 'boolean' },
        'trusted-proxies': { type: 'string' },
        logs: { type: 'string' },
        nginx: { type: 'string' },
        app: { type: 'string' },
      },
    },
    USAGE,
  )

function hostOf(text: string): string {
  const host = text.trim().toLowerCase()
  if (HOST.test(host)) return host
  throw new UserError(`--hosts ${text}: use host names without a scheme or port, such as m.example.com.`)
}

/** @returns undefined if neither is given */
const flagOf = (isOn: boolean | undefined, isOff: boolean | undefined): boolean | undefined =>
  isOff === true ? false : isOn

function portOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port <= MAX_PORT) return port
  throw new UserError(`${text} is no port.`)
}
