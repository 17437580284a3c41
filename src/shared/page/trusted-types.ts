/**
 * Trusted Types of the page (DEP-03). Our own code names its policy. Everything else that reaches a sink (a third
 * party's loader) passes the `default` policy. That never allows HTML or scripts, and DOMPurify has a policy of its own.
 */

/** Decides which script URLs the `default` policy allows: none until `shared/third-party/script-hosts.ts` is loaded. */
export const scriptPolicy = { allows: (_url: string): boolean => false }

window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (scriptPolicy.allows(url) ? url : null),
})

let appScripts: TrustedTypePolicy | undefined

/**
 * Returns a URL of our own site as the browser accepts it for a worker or service worker. Throws on any other URL.
 * Without Trusted Types it returns the URL itself.
 */
export const trustedScriptUrl = (url: string): string => {
  appScripts ??= window.trustedTypes?.createPolicy('app-scripts', { createScriptURL: ownUrl })
  return appScripts ? appScripts.createScriptURL(url) : ownUrl(url)
}

const ownUrl = (url: string): string => {
  const { origin, pathname } = new URL(url, location.href)
  if (origin !== location.origin || !pathname.startsWith('/m/'))
    throw new TypeError(`Not a script of ours: ${url}`)
  return url
}
