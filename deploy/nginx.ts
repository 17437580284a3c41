import { HOME_PATH } from '#domain/routing/routes'
import { CONTENT_TYPES } from './content-types'
import { ASSETS_PREFIX, DOCUMENT_PATH, type HeaderRule, STRICT_TRANSPORT_SECURITY } from './headers'
import { DELTA_VARIABLES, deltaLines } from './nginx-deltas'
import { block, quoted } from './nginx-syntax'

export interface NginxConfigOptions {
  /** Header rules of the deployed build and the merchant's config.json ({@link headerRules}). */
  readonly rules: readonly HeaderRule[]
  /** The folder that contains the build as `m/`, such as `/srv/app/2026-11-23`. */
  readonly root: string
  /** The folder with the assets of this build and earlier ones as `m/assets/`; defaults to `root`. */
  readonly assetsRoot?: string
  /** The folder of `npm run lobby:prerender`; absent for none. */
  readonly lobby?: string | undefined
  /** Without nginx's brotli module, gzip files are served instead of `.br` files. */
  readonly hasBrotli?: boolean
  /** Where nginx writes its access log. */
  readonly accessLog?: string
}

/** Debian's default. */
export const NGINX_ACCESS_LOG = '/var/log/nginx/access.log'

/** Defined in `nginx-http.conf`, because nginx accepts formats only outside of server blocks. */
export const LOG_FORMAT = 'app_without_queries'

/**
 * Renders the part of an nginx server block that serves the app (DEP-02). It covers paths, headers, compressed files,
 * 404 for missing files, and redirects from `/` and `/m`, with their query, to the app's start. All other paths, such
 * as the gateway's, are up to the operator.
 * @throws if a folder or a header could break out of its quotes
 */
export function renderNginxConfig({
  rules,
  root,
  assetsRoot = root,
  lobby,
  hasBrotli = true,
  accessLog = NGINX_ACCESS_LOG,
}: NginxConfigOptions): string {
  const served = servedBy(hasBrotli)
  const exact = rules.filter(({ match }) => match === 'exact')
  const headersOf = (path: string): readonly string[] => headerLines(rules.find((rule) => rule.path === path))
  const folders = rules.filter(({ match, path }) => match === 'prefix' && /^\/m\/.+/u.test(path))
  return [
    '# Written for one build and one config.json. Do not edit it.',
    // Inherited by each location that adds no header, such as the gateway's.
    ...HTTPS_ONLY,
    ...DELTA_VARIABLES,
    HSTS_HEADER,
    `access_log ${quoted(accessLog)} ${LOG_FORMAT};`,
    ...['/', '/m', '/m/'].flatMap((path) =>
      block(`location = ${path}`, ['absolute_redirect off;', 'return 302 /m/home$is_args$args;']),
    ),
    ...(lobby === undefined ? [] : homeLocation(lobby, served, headersOf(DOCUMENT_PATH))),
    ...exact.flatMap(({ path, headers }) =>
      block(`location = ${path}`, [folder(root), ...served, ...headerLines({ headers })]),
    ),
    ...block('location = /mobile/mc/asset-manifest.json', [
      `alias ${quoted(`${root}/m/asset-manifest.json`)};`,
      ...served,
      ...headersOf('/mobile/mc/'),
    ]),
    // A missing file never gets the document as its response: a browser would cache it as that file.
    ...folders.flatMap(({ path }) =>
      block(`location ^~ ${path}`, [
        ...PACKED_IS_NO_ADDRESS,
        folder(path.startsWith(ASSETS_PREFIX) ? assetsRoot : root),
        ...served,
        ...headersOf(path),
        ...deltaLines(path),
      ]),
    ),
    ...block('location ^~ /m/', [
      ...PACKED_IS_NO_ADDRESS,
      // A route of the app has no extension, or .html in old links.
      ...block('location ~ /[^./]*(?:\\.html)?$', [
        folder(root),
        `try_files ${DOCUMENT_PATH} @app_missing;`,
        ...served,
        ...headersOf(DOCUMENT_PATH),
      ]),
      folder(root),
      ...served,
      ...headersOf('/m/'),
    ]),
    ...block('location @app_missing', [
      'types {}', // otherwise by the ending of the missing file
      'default_type text/plain;',
      HSTS_HEADER,
      'add_header Cache-Control no-store always;',
      'add_header X-Content-Type-Options nosniff always;',
      'return 404 "Not found\\n";',
    ]),
    '',
  ].join('\n')
}

/**
 * Home: the prerendered document for the browser's first language, else the build's. The document itself ignores the
 * screen if the query selects another one.
 */
const homeLocation = (
  lobby: string,
  served: readonly string[],
  headers: readonly string[],
): readonly string[] =>
  block(`location = ${HOME_PATH}`, [
    folder(lobby),
    `try_files /index.$app_language.html ${DOCUMENT_PATH};`,
    ...served,
    ...headers,
    'add_header Vary Accept-Language always;',
  ])

/**
 * nginx omits a header without a value. A proxy that ends TLS before nginx sends the scheme; browsers ignore the
 * header on http.
 */
const HTTPS_ONLY = [
  'set $app_hsts "";',
  ...['if ($https)', 'if ($http_x_forwarded_proto = https)'].flatMap((condition) =>
    block(condition, [`set $app_hsts ${quoted(STRICT_TRANSPORT_SECURITY)};`]),
  ),
]
const HSTS_HEADER = 'add_header Strict-Transport-Security $app_hsts always;'

/** nginx finds the compressed files itself; they have no URL of their own. */
const PACKED_IS_NO_ADDRESS = block('location ~ \\.(?:(?:br|gz)$|dcz/)', [
  'error_page 404 = @app_missing;',
  'return 404;',
])

const servedBy = (hasBrotli: boolean): readonly string[] => [
  ...block(
    'types',
    Object.entries(CONTENT_TYPES).map(([ending, type]) => `${bare(type)} ${ending};`),
  ),
  `charset utf-8;`,
  `charset_types ${Object.values(CONTENT_TYPES).filter(hasCharset).map(bare).filter(isFirst).join(' ')};`,
  'gzip_static on;',
  ...(hasBrotli ? ['brotli_static on;'] : []),
  'log_not_found off;',
  'error_page 403 404 = @app_missing;', // 403 is the status of a folder
]

const headerLines = (rule: Pick<HeaderRule, 'headers'> | undefined): readonly string[] => [
  HSTS_HEADER,
  'add_header Vary $app_vary always;',
  ...Object.entries(rule?.headers ?? {}).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  ),
]

const folder = (path: string): string => `root ${quoted(path)};`

const bare = (type: string): string => type.replace(/;.*/u, '')
const hasCharset = (type: string): boolean => type.includes('charset') && !type.startsWith('text/html')
const isFirst = (type: string, index: number, all: readonly string[]): boolean => all.indexOf(type) === index
