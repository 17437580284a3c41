import { RETURN_PARAMS } from './return-params'
import { HOME_PATH, LOGIN_PATH } from './routes'
import { routeKindOf } from './route-guard'
import { linkTarget } from './safe-url'

/**
 * Returns the return URL of a login (SES-09): a same-origin /m path from the query that is no page for guests itself;
 * null for anything else. A token in it is removed.
 * @param search query of the login page, with its question mark
 * @param origin our own, as in `https://m.example.com`
 */
export const safeReturnUrl = (search: string, origin: string): string | null => {
  const query = new URLSearchParams(search)
  for (const name of RETURN_PARAMS) {
    const target = linkTarget(query.get(name) ?? '', origin)
    if (target.kind !== 'route') continue
    const url = new URL(target.to, origin)
    if (routeKindOf(url.pathname) === 'guest') continue
    return `${url.pathname}${withoutToken(url.search)}${url.hash}`
  }
  return null
}

/** Returns where a player goes after the login page: to its return URL, or home (LOG-03, SES-09). */
export const pathAfterLogin = (search: string, origin: string): string =>
  safeReturnUrl(search, origin) ?? HOME_PATH

/** Adds a return URL to the path of the login page, or of one that leads to it (ANN-08). */
export const withReturnUrl = (path: string, backUrl: string): string =>
  `${path}?${new URLSearchParams({ backUrl }).toString()}`

/** Returns the path of the login page with a return URL (ANN-08). */
export const loginPath = (backUrl: string): string => withReturnUrl(LOGIN_PATH, backUrl)

/**
 * Returns the return URL for a guest's navigation in the app (ANN-08). Null if the target needs no login, is the
 * login page itself, or if the navigation starts from a page for guests.
 * @param here absolute URL of the page that the navigation starts from
 */
export const returnUrlFor = (to: string, here: string): string | null => {
  const { origin, pathname: from } = new URL(here)
  const { pathname, search, origin: target } = new URL(to, origin)
  if (target !== origin || routeKindOf(from) === 'guest') return null
  if (pathname === LOGIN_PATH) return safeReturnUrl(search, origin)
  return routeKindOf(pathname) === 'member' ? to : null
}

const withoutToken = (search: string): string => {
  const query = new URLSearchParams(search)
  if (!query.has('token') && !query.has('tokens')) return search
  query.delete('token')
  query.delete('tokens')
  const rest = query.toString()
  return rest === '' ? '' : `?${rest}`
}
