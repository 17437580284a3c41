import { clientAddress, GZIP_JSON } from './nginx-proxy'
import { block, quoted } from './nginx-syntax'

/** What nginx's configuration in the container depends on. */
export interface ContainerNginxOptions {
  readonly port: number
  readonly hasIpv6: boolean
  readonly workers: number
  /** The writable folder with `m/`, `app.conf` and nginx's temporary files. */
  readonly work: string
  /** The folder with `nginx-http.conf`. */
  readonly program: string
  /** The response of the health check. */
  readonly buildId: string
  readonly gateway: GatewayAddress
  /** Certificates that the gateway's is checked against. */
  readonly gatewayCertificates: string
  /** Addresses or networks whose `X-Forwarded-For` counts; empty for none. */
  readonly trustedProxies: readonly string[]
}

/** Where API calls go. */
export interface GatewayAddress {
  /** Without a path, such as `https://gateway.example:8443`. */
  readonly origin: string
  /** The name servers to ask again and again; null if nginx resolves the name once, at its start. */
  readonly nameServers: readonly string[] | null
}

/** Below 10 s, after which Docker kills a container that it has asked to stop. */
const SHUTDOWN_TIMEOUT = '8s'

/**
 * Renders nginx's whole configuration for the container. Everything that nginx writes is in the work folder, so that
 * the root file system can be read-only, and nginx needs no rights.
 * @throws if a path or a name could break out of its quotes
 */
export function renderContainerNginx(options: ContainerNginxOptions): string {
  const { port, hasIpv6, workers, work, program } = options
  return [
    '# Written at the start of the container (docs/container.md).',
    'include /etc/nginx/modules-enabled/*.conf;',
    'daemon off;',
    `pid ${quoted(`${work}/nginx.pid`)};`,
    `worker_processes ${String(workers)};`,
    `worker_shutdown_timeout ${SHUTDOWN_TIMEOUT};`,
    // Less severe messages contain whole URLs with their queries.
    'error_log stderr crit;',
    ...block('events', ['worker_connections 4096;']),
    ...block('http', [
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${quoted(`${work}/${name}`)};`,
      ),
      'sendfile on;',
      'tcp_nopush on;',
      'server_tokens off;',
      `include ${quoted(`${program}/nginx-http.conf`)};`,
      ...block('server', [
        `listen ${String(port)};`,
        ...(hasIpv6 ? [`listen [::]:${String(port)};`] : []),
        ...clientAddress(options.trustedProxies),
        `include ${quoted(`${work}/app.conf`)};`,
        ...healthLocation(options),
        ...gatewayLocation(options),
      ]),
    ]),
    '',
  ].join('\n')
}

/** True while nginx has the build's document to send. The gateway has no part in it. */
const healthLocation = ({ work, buildId }: ContainerNginxOptions): readonly string[] =>
  block('location = /healthz', [
    'access_log off;',
    'default_type text/plain;',
    'add_header Cache-Control no-store always;',
    ...block(`if (!-f ${quoted(`${work}/m/index.html`)})`, ['return 503;']),
    `return 200 "${buildId}\\n";`,
  ])

function gatewayLocation(options: ContainerNginxOptions): readonly string[] {
  const { gateway, gatewayCertificates, trustedProxies } = options
  const origin = quoted(gateway.origin)
  const target =
    gateway.nameServers === null
      ? [`proxy_pass ${origin};`]
      : [
          // A variable makes nginx resolve the name while it runs: it also starts without the name.
          `resolver ${gateway.nameServers.join(' ')} valid=10s;`,
          'resolver_timeout 5s;',
          `set $app_gateway ${origin};`,
          'proxy_pass $app_gateway;',
          `proxy_redirect ${quoted(`${gateway.origin}/`)} /;`, // the default without a variable
        ]
  const encryption = [
    'proxy_ssl_server_name on;',
    'proxy_ssl_verify on;',
    'proxy_ssl_verify_depth 4;',
    `proxy_ssl_trusted_certificate ${quoted(gatewayCertificates)};`,
  ]
  return block('location /', [
    ...target,
    ...(gateway.origin.startsWith('https:') ? encryption : []),
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header Host $http_host;', // the gateway finds the merchant by it
    // With trusted proxies the address is verified; otherwise the connection's is added to those that came.
    `proxy_set_header X-Forwarded-For ${trustedProxies.length > 0 ? '$remote_addr' : '$proxy_add_x_forwarded_for'};`,
    ...GZIP_JSON,
  ])
}
