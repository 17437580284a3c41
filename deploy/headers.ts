import { createHash } from 'node:crypto'
import { CAPTCHA_FRAME_PATH, CAPTCHA_RUN_TIME_HOSTS, CAPTCHA_SERVERS } from '#domain/captcha/captcha-hosts'
import { GAME_BACK_PATH } from '#domain/games/game-back-constants'
import { IDENTITY_SCRIPTS, IDENTITY_STYLES } from '#domain/accounts/identity/identity-hosts'
import { REFERRER_POLICY } from '#domain/routing/referrer-policy'
import { MERCHANT_PATH } from '#domain/install/apple-icons'

/** What the policies are computed from: the built documents, the merchant's config.json, and a host's own additions. */
export interface HeaderOptions {
  readonly indexHtml: string
  /** The document of the captcha's frame; left out where none is deployed. */
  readonly captchaHtml?: string
  /** The document that closes a game; left out where none is deployed. */
  readonly backHtml?: string
  readonly config?: HeaderConfig | null
  /** Sources that only one host needs, such as an image origin on plain http while developing. */
  readonly extra?: {
    readonly imgSrc?: readonly string[]
    readonly connectSrc?: readonly string[]
    readonly frameSrc?: readonly string[]
    /** Captcha servers, for scripts, styles and pictures alike. */
    readonly captchaSrc?: readonly string[]
  }
}

interface HeaderConfig {
  readonly scriptHosts?: readonly string[]
  readonly captchaServers?:
    { readonly v3?: readonly string[] | undefined; readonly v4?: readonly string[] | undefined } | undefined
}

/** One rule: the headers of every path that is equal to `path`, or begins with it. The first match wins. */
export interface HeaderRule {
  readonly match: 'exact' | 'prefix'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

export interface HeaderRules {
  readonly contentSecurityPolicy: string
  readonly rules: readonly HeaderRule[]
}

/** The document, which answers every route of the app: its headers go along whatever the address is. */
export const DOCUMENT_PATH = '/m/index.html'

/**
 * The header rules of a deployed build (DEP-02, DEP-03): pure, so that the reference gateway, the tests and the
 * generated nginx file cannot disagree. Hosts that are no clean https origin are left out rather than trusted.
 */
export function headerRules({
  indexHtml,
  captchaHtml = '',
  backHtml = '',
  config,
  extra,
}: HeaderOptions): HeaderRules {
  const contentSecurityPolicy = policyOf(indexHtml, config?.scriptHosts ?? [], extra ?? {})
  const always = { ...SECURITY_HEADERS, 'Content-Security-Policy': contentSecurityPolicy }
  const fresh = { ...always, 'Cache-Control': 'no-cache' }
  return {
    contentSecurityPolicy,
    rules: [
      // A worker runs under the policy that its own file comes with, all other assets under that of who asked for them:
      // without one they are a kilobyte lighter each, which counts where a slow line speaks HTTP/1.1.
      { match: 'prefix', path: WORKER_PREFIX, headers: { ...always, ...IMMUTABLE } },
      { match: 'prefix', path: ASSETS_PREFIX, headers: { ...NO_SNIFFING, ...FOR_ALL_LINES, ...IMMUTABLE } },
      // A service worker that is asked for from a wider scope must not be able to take it.
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
      // Safari keeps a page that is left as it is, its transactions too (docs/decisions/pages-that-are-left-end.md).
      { match: 'exact', path: DOCUMENT_PATH, headers: { ...always, 'Cache-Control': 'no-store' } },
      { match: 'prefix', path: `${MERCHANT_PATH}/`, headers: { ...fresh, ...FOR_ALL_LINES } },
      { match: 'prefix', path: '/m/', headers: fresh },
      { match: 'prefix', path: '/mobile/mc/', headers: fresh },
    ],
  }
}

/** The headers of the first rule that fits `path`; none when no rule does. */
export function headersForPath(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  const fits = (rule: HeaderRule) =>
    rule.match === 'exact' ? path === rule.path : path.startsWith(rule.path)
  return rules.find(fits)?.headers ?? {}
}

/** Sent with every response over https, and with none over http: a year without plain http for the host. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000'

/** Files whose names hold a hash of their content. */
export const ASSETS_PREFIX = '/m/assets/'

/** The file that the worker is started from (`scripts/build/page-config.ts`). */
export const WORKER_PREFIX = `${ASSETS_PREFIX}worker-`

// The name of an asset holds a hash of its content, so it never changes.
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' } as const
const NO_SNIFFING = { 'X-Content-Type-Options': 'nosniff' } as const

/**
 * Code of the build and pictures of the merchant are public, and the same on every line: settings that all lines share may
 * name them by the address of one. Everything else is for the pages of its own origin.
 */
const FOR_ALL_LINES = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const

const SECURITY_HEADERS = {
  ...NO_SNIFFING,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': REFERRER_POLICY,
  // Sign-in with a provider opens a popup that must be able to answer.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

function policyOf(
  indexHtml: string,
  scriptHosts: readonly string[],
  extra: NonNullable<HeaderOptions['extra']>,
): string {
  const scripts = [...inlineCspHashes(indexHtml, 'script'), ...scriptHosts.filter(isHttpsOrigin)]
  return written([
    ['default-src', ["'none'"]],
    // The identity provider's are everywhere: settings switch it on, not files (docs/decisions/identity-in-the-page.md).
    ['script-src', ["'self'", ...scripts, ...IDENTITY_SCRIPTS]],
    ['style-src', ["'self'", ...inlineCspHashes(indexHtml, 'style'), ...IDENTITY_STYLES]],
    ['img-src', ["'self'", 'data:', 'blob:', 'https:', ...(extra.imgSrc ?? [])]],
    // Lines and games are run-time configuration, so their hosts are checked in code and https is asked for here.
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
    // The document's own script, the page's modules, and whatever else reaches a sink: each name can be taken once;
    // DOMPurify takes its own where the browser has no setHTML (docs/decisions/operator-html.md).
    ['trusted-types', ['app-boot', 'app-scripts', 'default', 'dompurify']],
  ])
}

/**
 * The captcha's frame: its own script by hash, and the providers' scripts, which write HTML and styles of their own. It
 * has no origin even when it is opened by itself, so none of this reaches anything of ours.
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

/** The document that closes a game: its one script by hash, in a frame of ours alone. */
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

/** CSP sources for the inline blocks of one element; a script with a `src` is no inline block. */
export function inlineCspHashes(html: string, element: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}\\s*>`, 'gi'))
  return [...blocks]
    .filter(([, attributes = '', content = '']) => !/\bsrc\s*=/i.test(attributes) && content !== '')
    .map(([, , content = '']) => `'sha256-${sha256(content.replace(/\r\n?/g, '\n'))}'`)
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('base64')

/** A merchant's host joins the policy only as a bare https origin; anything else could smuggle in a directive. */
export function isHttpsOrigin(host: string): boolean {
  const url = URL.canParse(host) ? new URL(host) : null
  return url?.protocol === 'https:' && url.origin === host
}
