import { scriptPolicy } from '../page/trusted-types'

/** Paths of our own scripts, and of the merchant's on the same site (MIN-01, CSV-05). */
const SCRIPT_PATHS = /^\/(m|mini-game|service)\//u

/** Other allowed origins of scripts: `scriptHosts` of /m/config.json, and the identity provider's once it is used. */
export const scriptHosts = new Set<string>()

/**
 * True if a script of this URL may run in the page. Allowed are ours, the merchant's mini-game and customer service on
 * our site, and the listed hosts.
 */
export const isAllowedScript = (text: string): boolean => {
  try {
    const { origin, pathname, protocol } = new URL(text, location.href)
    const isOwn = origin === location.origin && SCRIPT_PATHS.test(pathname)
    return isOwn || (protocol === 'https:' && scriptHosts.has(origin))
  } catch {
    return false
  }
}

scriptPolicy.allows = isAllowedScript
