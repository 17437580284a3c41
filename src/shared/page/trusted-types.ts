/**
 * Trusted Types of the page (DEP-03). Our own code names its policy. Everything else that reaches a sink (a third
 * party's loader) passes the `default` policy. That allows script URLs only from the host list; HTML and scripts
 * never. DOMPurify has a policy of its own.
 */
const APP_PATHS = /^\/m\//u
/**
 * Paths of our own scripts, and of the merchant's on the same site (MIN-01, CSV-05). Workers start only from our
 * own.
 */
const SCRIPT_PATHS = /^\/(m|mini-game|service)\//u

/** Other allowed origins of scripts: `scriptHosts` of /m/config.json, and the identity provider's once it is used. */
export const scriptHosts = new Set<string>()

/**
 * Returns a URL of our own site as the browser accepts it for a worker or service worker. Throws on any other URL.
 * Without Trusted Types it returns the URL itself.
 */
export function trustedScriptUrl(url: string): string {
  appScripts ??= window.trustedTypes?.createPolicy('app-scripts', { createScriptURL: ownUrl })
  return appScripts ? appScripts.createScriptURL(url) : ownUrl(url)
}

/** Sets up the `default` policy; once, before any third party loads. */
export function installDefaultPolicy(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: () => null,
    createScript: () => null,
    createScriptURL: (url) => (isAllowedScript(url) ? url : null),
  })
}

let appScripts: TrustedTypePolicy | undefined

function ownUrl(url: string): string {
  if (!isOwn(new URL(url, location.href), APP_PATHS)) throw new TypeError(`Not a script of ours: ${url}`)
  return url
}

/**
 * True if a script of this URL may run in the page: ours, the merchant's mini-game and customer service on our site,
 * and the listed hosts'.
 */
export function isAllowedScript(text: string): boolean {
  try {
    const url = new URL(text, location.href)
    return isOwn(url, SCRIPT_PATHS) || (url.protocol === 'https:' && scriptHosts.has(url.origin))
  } catch {
    return false
  }
}

const isOwn = ({ origin, pathname }: URL, paths: RegExp): boolean =>
  origin === location.origin && paths.test(pathname)
