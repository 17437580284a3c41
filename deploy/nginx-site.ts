import { LOG_FORMAT } from './nginx'
import { clientAddress, GZIP_JSON } from './nginx-proxy'
import { block, quoted } from './nginx-syntax'

/** A site: one merchant's hosts, in front of the gateway. */
export interface Site {
  /** Lower-case letters, digits and dashes. */
  readonly name: string
  /** Host names without a port: the first one and every line. Each serves app and API. */
  readonly hosts: readonly string[]
  /** The gateway's origin, such as `https://gateway.internal`. */
  readonly gateway: string
  /** Certificates that the gateway's one is checked against; used for https only. */
  readonly gatewayCa: string
  /** Files with the site's certificate, with its chain, and the key. */
  readonly certificate: string
  readonly key: string
  readonly httpPort: number
  readonly httpsPort: number
  readonly hasIpv6: boolean
  /** Addresses or networks whose `X-Forwarded-For` counts; empty for none. */
  readonly trustedProxies: readonly string[]
  /** The folder of nginx's logs. */
  readonly logs: string
}

/** Where Debian's nginx has its start page, so a certificate can be requested before the site exists. */
const CHALLENGES = '/var/www/html'
const HTTPS_PORT = 443

/** Returns the access log of a site. Rotated by Debian as all logs of nginx are. */
export const accessLogOf = ({ logs, name }: Pick<Site, 'logs' | 'name'>): string =>
  `${logs}/${name}-access.log`

/**
 * Renders a site's server blocks: https with HTTP/2, the redirect from http, and the gateway behind all paths that are
 * not the app's (DEP-02). The log format is in `nginx-http.conf`.
 * @param app the files that serve the app, such as `/srv/app/sites/harbour/current/*.conf`; none may exist yet
 * @throws if a path could break out of its quotes
 */
export function renderSite(site: Site, app: string): string {
  const gateway = new URL(site.gateway)
  const isEncrypted = gateway.protocol === 'https:'
  const upstream = `app_${site.name}_gateway`
  const names = `server_name ${site.hosts.join(' ')};`
  const log = `access_log ${quoted(accessLogOf(site))} ${LOG_FORMAT};`
  // Less severe messages contain whole URLs with their queries.
  const errorLog = `error_log ${quoted(`${site.logs}/${site.name}-error.log`)} crit;`
  return [
    `# Written by \`npm run deploy:site -- ${site.name}\`, and again by the next run: do not edit it.`,
    // Without connections that stay open, each call would begin with a handshake with the gateway.
    ...block(`upstream ${upstream}`, [
      `server ${gateway.hostname}:${gateway.port || (isEncrypted ? '443' : '80')};`,
      'keepalive 32;',
    ]),
    ...block('server', [
      ...listens(site, site.httpPort, ''),
      names,
      log,
      errorLog,
      ...clientAddress(site.trustedProxies),
      ...block('location ^~ /.well-known/acme-challenge/', [`root ${quoted(CHALLENGES)};`]),
      ...block('location /', [`return 301 https://$host${portOf(site)}$request_uri;`]),
    ]),
    ...block('server', [
      ...listens(site, site.httpsPort, ' ssl http2'),
      names,
      `ssl_certificate ${quoted(site.certificate)};`,
      `ssl_certificate_key ${quoted(site.key)};`,
      'ssl_protocols TLSv1.2 TLSv1.3;',
      'ssl_session_cache shared:app_tls:10m;',
      'ssl_session_timeout 1d;',
      errorLog,
      ...clientAddress(site.trustedProxies),
      `include ${quoted(app)};`,
      ...block('location /', [
        log, // all requests before the first release, which has its own for the app
        `proxy_pass ${gateway.protocol}//${upstream};`,
        'proxy_http_version 1.1;',
        'proxy_set_header Connection "";',
        'proxy_set_header Host $http_host;', // with the port; the gateway finds the merchant by it
        'proxy_set_header X-Forwarded-For $remote_addr;', // not what a client has sent
        'proxy_set_header X-Forwarded-Proto $scheme;',
        ...(isEncrypted ? encrypted(gateway.hostname, site.gatewayCa) : []),
        ...GZIP_JSON,
      ]),
    ]),
    '',
  ].join('\n')
}

// nginx 1.25 prefers `http2 on`, which Debian 12 does not know; both know this.
const listens = ({ hasIpv6 }: Site, port: number, flags: string): readonly string[] => [
  `listen ${String(port)}${flags};`,
  ...(hasIpv6 ? [`listen [::]:${String(port)}${flags};`] : []),
]

const portOf = ({ httpsPort }: Site): string => (httpsPort === HTTPS_PORT ? '' : `:${String(httpsPort)}`)

const encrypted = (host: string, ca: string): readonly string[] => [
  'proxy_ssl_server_name on;',
  `proxy_ssl_name ${host};`,
  'proxy_ssl_verify on;',
  'proxy_ssl_verify_depth 4;',
  `proxy_ssl_trusted_certificate ${quoted(ca)};`,
]
