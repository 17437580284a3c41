import path from 'node:path'
import { httpOrigin, parseCommandLine } from '../lib/command-line'
import { UserError } from '../lib/user-error'
import { DEFAULT_APP, type SiteSettings } from '../release/machine'

/** How to call `npm run deploy:site`. */
export const USAGE = `Write a merchant's server blocks, and have nginx read them:
  npm run deploy:site -- harbour --hosts m.example.com,m2.example.com --gateway https://gateway.internal
  --hosts A,B        the first host and every line: each serves app and API
  --gateway ORIGIN   the gateway; its certificate is checked
  --gateway-ca FILE  certificates to check it against (/etc/ssl/certs/ca-certificates.crt)
  --certificate FILE with its chain (/etc/letsencrypt/live/NAME/fullchain.pem)
  --key FILE         (/etc/letsencrypt/live/NAME/privkey.pem)
  --http-port 80, --https-port 443, --no-ipv6, --no-brotli
  --logs DIR         the folder of nginx's logs (/var/log/nginx)
  --nginx DIR        the folder of nginx.conf, which includes conf.d/*.conf (/etc/nginx)
  --app DIR          the app's folder on this machine (${DEFAULT_APP})`

const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?$/u
const NAME = /^[a-z\d][a-z\d-]{0,31}$/u
const MAX_PORT = 65_535

/** Reads the command line. Throws a `UserError`. */
export function readOptions(args: readonly string[]): {
  readonly app: string
  readonly settings: SiteSettings
} {
  const { values, positionals } = parse(args)
  const [name, ...others] = positionals
  if (name === undefined || others.length > 0 || values.hosts === undefined || values.gateway === undefined)
    throw new UserError(USAGE)
  if (!NAME.test(name)) throw new UserError(`"${name}": use lower-case letters, digits and dashes.`)
  const certificates = `/etc/letsencrypt/live/${name}`
  return {
    app: path.resolve(values.app ?? DEFAULT_APP),
    settings: {
      name,
      hosts: values.hosts.split(',').map(hostOf),
      gateway: gatewayOf(values.gateway),
      gatewayCa: path.resolve(values['gateway-ca'] ?? '/etc/ssl/certs/ca-certificates.crt'),
      certificate: path.resolve(values.certificate ?? `${certificates}/fullchain.pem`),
      key: path.resolve(values.key ?? `${certificates}/privkey.pem`),
      httpPort: portOf(values['http-port'] ?? '80'),
      httpsPort: portOf(values['https-port'] ?? '443'),
      hasIpv6: values['no-ipv6'] !== true,
      logs: path.resolve(values.logs ?? '/var/log/nginx'),
      hasBrotli: values['no-brotli'] !== true,
      nginx: path.resolve(values.nginx ?? '/etc/nginx'),
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
        'no-ipv6': { type: 'boolean' },
        'no-brotli': { type: 'boolean' },
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

function gatewayOf(text: string): string {
  const origin = httpOrigin(text)
  if (origin !== null && origin === text.replace(/\/$/u, '').toLowerCase()) return origin
  throw new UserError(`--gateway ${text}: use an origin without a path, such as https://gateway.internal.`)
}

function portOf(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port <= MAX_PORT) return port
  throw new UserError(`${text} is no port.`)
}
