import { createHash } from 'node:crypto'
import { CAPTCHA_FRAME_PATH, CAPTCHA_RUN_TIME_HOSTS, CAPTCHA_SERVERS } from '#domain/captcha/captcha-hosts'
import { GAME_BACK_PATH } from '#domain/games/game-back-constants'
import { IDENTITY_SCRIPTS, IDENTITY_STYLES } from '#domain/accounts/identity/identity-hosts'
import { REFERRER_POLICY } from '#domain/routing/referrer-policy'
import { MERCHANT_PATH } from '#domain/install/apple-icons'
import { dictionaryHeaders } from './deltas'

/** Input of the policies: the built documents, the merchant's config.json, and a host's own additions. */
export interface HeaderOptions {
  readonly indexHtml: string
  /** The texts of its stylesheets: a prerendered document has them inside (`linkedStyles`). */
  readonly stylesheets?: readonly string[]
  /** The document of the captcha's frame; absent if none is deployed. */
  readonly captchaHtml?: string
  /** The document that closes a game; absent if none is deployed. */
  readonly backHtml?: string
  readonly config?: HeaderConfig | null
  /** Sources that only one host needs, such as an image origin on plain http while developing. */
  readonly extra?: {
    readonly imgSrc?: readonly string[]
    readonly connectSrc?: readonly string[]
    readonly frameSrc?: readonly string[]
    readonly styleSrc?: readonly string[]
    /** Captcha servers, for scripts, styles and images alike. */
    readonly captchaSrc?: readonly string[]
  }
}

interface HeaderConfig {
  readonly scriptHosts?: readonly string[]
  readonly captchaServers?:
    | { readonly v3?: readonly string[] | undefined; readonly v4?: readonly string[] | undefined }
    | undefined
}

/** One rule: the headers of every path that equals `path` or begins with it. The first match wins. */
export interface HeaderRule {
  readonly match: 'exact' | 'prefix'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

export interface HeaderRules {
  readonly contentSecurityPolicy: string
  readonly rules: readonly HeaderRule[]
}

/** The document, which is the response to every route of the app. Its headers apply to all those URLs. */
export const DOCUMENT_PATH = '/m/index.html'

/**
 * The header rules of a deployed build (DEP-02, DEP-03). This function is pure, so that the reference gateway, the
 * tests and the generated nginx file agree. Hosts that are not a clean https origin are dropped.
 */
export function headerRules({
  indexHtml,
  stylesheets = [],
  captchaHtml = '',
  backHtml = '',
  config,
  extra,
}: HeaderOptions): HeaderRules {
  const styles = [...inlineCspHashes(indexHtml, 'style'), ...stylesheets.map(cspHash)]
  const contentSecurityPolicy = policyOf(indexHtml, styles, config?.scriptHosts ?? [], extra ?? {})
  const always = { ...SECURITY_HEADERS, 'Content-Security-Policy': contentSecurityPolicy }
  const fresh = { ...always, 'Cache-Control': 'no-cache' }
  return {
    contentSecurityPolicy,
    rules: [
      // A worker runs under the policy of its own file; all other assets under the policy of the requesting document.
      // Without a policy each asset is a kilobyte lighter, which matters on a slow HTTP/1.1 link.
      { match: 'prefix', path: WORKER_PREFIX, headers: { ...always, ...IMMUTABLE } },
      { match: 'prefix', path: ASSETS_PREFIX, headers: { ...NO_SNIFFING, ...FOR_ALL_LINES, ...IMMUTABLE } },
      // Restricts the scope: a service worker requested with a wider scope is not allowed.
      { match: 'exact', path: '/m/sw.js', headers: { ...fresh, 'Service-Worker-Allowed': '/m/' } },
      {
        match: 'exact',
        path: CAPTCHA_FRAME_PATH,
        headers: {
          ...fresh,
          'Content-Security-Policy': captchaPolicy(captchaHtml, config ?? {}, extra?.captchaSrc ?? []),
        },
      },
      {
        match: 'exact',
        path: GAME_BACK_PATH,
        headers: { ...fresh, 'Content-Security-Policy': backPolicy(backHtml) },
      },
      // The service worker stores it with its policy, as a page that browsers do not store.
      { match: 'prefix', path: DOCUMENT_COPY_PREFIX, headers: { ...always, ...IMMUTABLE } },
      // Safari freezes a page that the player leaves, including its transactions
      // (docs/decisions/pages-that-are-left-end.md).
      { match: 'exact', path: DOCUMENT_PATH, headers: { ...always, 'Cache-Control': 'no-store' } },
      { match: 'prefix', path: `${MERCHANT_PATH}/`, headers: { ...fresh, ...FOR_ALL_LINES } },
      { match: 'prefix', path: '/m/', headers: fresh },
      { match: 'prefix', path: '/mobile/mc/', headers: fresh },
    ],
  }
}

/** Returns the headers of the first rule that matches `path`, and those of a dictionary; or none. */
export function headersForPath(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  const fits = (rule: HeaderRule) =>
    rule.match === 'exact' ? path === rule.path : path.startsWith(rule.path)
  return { ...rules.find(fits)?.headers, ...dictionaryHeaders(path) }
}

/** Sent with every https response and never over http: for a year, browsers use https only for the host. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000'

/** Files whose path has the build's id, or a digest of their content. */
export const ASSETS_PREFIX = '/m/assets/'

/** The file that starts the worker (`vite.config.ts`). */
export const WORKER_PREFIX = `${ASSETS_PREFIX}worker-`

/**
 * The document for the service worker, under a path of its build. A host has the copy of the current build only, because
 * the policy belongs to that document.
 */
export const DOCUMENT_COPY_PREFIX = '/m/document-'

// The path of an asset belongs to one build or one content, so the file never changes.
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' } as const
const NO_SNIFFING = { 'X-Content-Type-Options': 'nosniff' } as const

/**
 * Code of the build and images of the merchant are public and identical on every line. Settings shared by all lines
 * may refer to them by the URL of one line. Everything else is for pages of its own origin.
 */
const FOR_ALL_LINES = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const

const SECURITY_HEADERS = {
  ...NO_SNIFFING,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': REFERRER_POLICY,
  // Sign-in with a provider opens a popup that must be able to respond.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

function policyOf(
  indexHtml: string,
  styles: readonly string[],
  scriptHosts: readonly string[],
  extra: NonNullable<HeaderOptions['extra']>,
): string {
  const scripts = [...inlineCspHashes(indexHtml, 'script'), ...scriptHosts.filter(isHttpsOrigin)]
  return written([
    ['default-src', ["'none'"]],
    // The identity provider's scripts are always allowed: settings enable it, not files
    // (docs/decisions/identity-in-the-page.md).
    ['script-src', ["'self'", ...scripts, ...IDENTITY_SCRIPTS]],
    ['style-src', ["'self'", ...styles, ...IDENTITY_STYLES, ...(extra.styleSrc ?? [])]],
    ['img-src', ["'self'", 'data:', 'blob:', 'https:', ...(extra.imgSrc ?? [])]],
    // Lines and games are run-time configuration. The code checks their hosts, and this policy requires https.
    ['connect-src', ["'self'", 'https:', ...(extra.connectSrc ?? [])]],
    ['frame-src', ["'self'", 'https:', ...(extra.frameSrc ?? [])]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['font-src', ["'self'"]],
    ['media-src', ["'self'", 'https:']],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['object-src', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
    // For the document's own script, the page's modules, and all other sinks. Each name can be used once. DOMPurify
    // uses its own where the browser has no setHTML (docs/decisions/operator-html.md).
    ['trusted-types', ['app-boot', 'app-scripts', 'default', 'dompurify']],
  ])
}

/**
 * The captcha's frame: its own script by hash, and the providers' scripts, which write HTML and styles of their own.
 * It has an opaque origin even when opened directly, so none of this reaches our origin.
 */
function captchaPolicy(captchaHtml: string, config: HeaderConfig, extra: readonly string[]): string {
  const { v3 = [], v4 = [] } = config.captchaServers ?? {}
  const named = [...v3, ...v4, ...(config.scriptHosts ?? [])].filter(isHttpsOrigin)
  const hosts = [...named, ...CAPTCHA_SERVERS.v3, ...CAPTCHA_SERVERS.v4, ...CAPTCHA_RUN_TIME_HOSTS, ...extra]
  return written([
    ['default-src', ["'none'"]],
    ['script-src', [...inlineCspHashes(captchaHtml, 'script'), ...hosts]],
    ['style-src', ["'unsafe-inline'", ...hosts]],
    ['img-src', ['data:', 'blob:', 'https:', ...extra]],
    ['font-src', ['data:', 'https:', ...extra]],
    ['connect-src', ['https:', ...extra]],
    ['media-src', ['https:', ...extra]],
    ['worker-src', ['blob:']],
    ['base-uri', ["'none'"]],
    ['form-action', ["'none'"]],
    ['object-src', ["'none'"]],
    ['frame-ancestors', ["'self'"]],
    ['sandbox', ['allow-scripts']],
  ])
}

/** The document that closes a game: its one script by hash, only in a frame of our own. */
const backPolicy = (backHtml: string): string =>
  written([
    ['default-src', ["'none'"]],
    ['script-src', inlineCspHashes(backHtml, 'script')],
    ['base-uri', ["'none'"]],
    ['form-action', ["'none'"]],
    ['frame-ancestors', ["'self'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', ["'none'"]],
  ])

type Directive = readonly [string, readonly string[]]

const written = (directives: readonly Directive[]): string =>
  directives.map(([name, values]) => [name, ...new Set(values)].join(' ')).join('; ')

/** Returns CSP sources for the inline blocks of one element; a script with a `src` is not inline. */
export function inlineCspHashes(html: string, element: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}\\s*>`, 'gi'))
  return [...blocks]
    .filter(([, attributes = '', content = '']) => !/\bsrc\s*=/i.test(attributes) && content !== '')
    .map(([, , content = '']) => cspHash(content))
}

const cspHash = (text: string): string => `'sha256-${sha256(text.replace(/\r\n?/g, '\n'))}'`

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('base64')

/** True for a bare https origin. Any other merchant host could inject a directive into the policy. */
export function isHttpsOrigin(host: string): boolean {
  const url = URL.canParse(host) ? new URL(host) : null
  return url?.protocol === 'https:' && url.origin === host
}
