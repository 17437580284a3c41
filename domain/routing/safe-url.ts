/** Allowed target of an external URL (ANN-06, R-14). `origin` is the app's own, as in `https://m.example.com`. */
export type LinkTarget =
  | { readonly kind: 'route'; readonly to: string }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'none' }

const NONE = { kind: 'none' } as const
const IN_APP = /^\/m(?:[/?#]|$)/u
// Tabs, line feeds and other controls are dropped by URL parsers, so `java\nscript:` would pass a naive check.
const CONTROLS = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028-\u202f\u2060\ufeff]/u
const SCHEME = /^[a-z][a-z0-9+.-]*:/iu
const BARE_HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d{1,5})?(?:[/?#]|$)/iu

/**
 * Parses the link of a banner or an activity: `/m…` is a route of ours, a bare host gets https, and only http(s) ever
 * opens.
 */
export const linkTarget = (link: string, origin: string): LinkTarget => {
  const text = link.trim()
  if (text === '' || CONTROLS.test(text) || text.includes('\\')) return NONE
  if (IN_APP.test(text)) return inAppTarget(text, origin)
  if (SCHEME.test(text) && !BARE_HOST.test(text)) return externalTarget(text, origin)
  return BARE_HOST.test(text) ? externalTarget(`https://${text}`, origin) : NONE
}

/** Returns the route of a same-origin /m URL, dot segments resolved; `none` for any other target. */
const inAppTarget = (text: string, origin: string): LinkTarget => {
  const url = parse(text, origin)
  if (url?.origin !== origin || !IN_APP.test(url.pathname)) return NONE
  return { kind: 'route', to: `${url.pathname}${url.search}${url.hash}` }
}

const externalTarget = (text: string, origin: string): LinkTarget => {
  const url = parse(text)
  if (!url || !isPlainWeb(url)) return NONE
  if (url.origin === origin && IN_APP.test(url.pathname))
    return inAppTarget(url.pathname + url.search + url.hash, origin)
  return { kind: 'external', url: url.href }
}

/**
 * Returns the absolute gameUrl, or null if it is unsafe. It must be https, or of our own origin (contract.md, Games).
 */
export const safeGameUrl = (gameUrl: string, origin: string): string | null => {
  if (CONTROLS.test(gameUrl) || gameUrl.includes('\\')) return null
  const url = parse(gameUrl, origin)
  // A blob: URL made by our page has our origin too, but is no web URL.
  if (!url || !isPlainWeb(url)) return null
  return url.origin === origin || url.protocol === 'https:' ? url.href : null
}

/**
 * Returns the URL of a merchant's image: https, or of our own origin, including a bare path. http is allowed only if
 * the app itself is on http, because browsers block such images elsewhere. Null for anything else (DEP-01).
 */
export const safeImageUrl = (source: string, origin: string): string | null => {
  const text = source.trim()
  if (text === '' || CONTROLS.test(text) || text.includes('\\')) return null
  const url = parse(text, origin)
  if (!url || !isPlainWeb(url)) return null
  return url.protocol === 'https:' || origin.startsWith('http:') ? url.href : null
}

/**
 * Returns the origin of a line from the gateway's list: http(s) only, a bare host means https; null for anything else
 * (LINE-05).
 */
export const lineOrigin = (domainName: string): string | null => {
  const text = domainName.trim()
  // `//host` would take the page's own scheme; it is accepted neither as a host nor as a URL.
  if (text === '' || CONTROLS.test(text) || text.includes('\\') || text.startsWith('/')) return null
  const isBare = !text.includes('://')
  const url = parse(isBare ? `https://${text}` : text)
  // `javascript:1` parses as a host with a port; a bare name is a host only with a dot in it.
  if (isBare && !url?.hostname.includes('.')) return null
  return url && isPlainWeb(url) ? url.origin : null
}

/** True for http(s) with a host and without the username and password that disguise a URL. */
const isPlainWeb = (url: URL): boolean =>
  (url.protocol === 'https:' || url.protocol === 'http:') &&
  url.hostname !== '' &&
  url.username === '' &&
  url.password === ''

const parse = (text: string, base?: string): URL | null => {
  try {
    return base === undefined ? new URL(text) : new URL(text, base)
  } catch {
    return null
  }
}
