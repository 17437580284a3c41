import { routeKindOf } from './route-guard'
import { linkTarget } from './url-rule'

const NAMES = ['backUrl', 'redirectUrl'] as const

/**
 * Where the player wanted to be before the login (SES-09): a same-origin /m path of the query, which is no page for
 * guests itself; null for anything else. A token in it is left out.
 * @param search query of the login page, with its question mark
 * @param origin our own, as in `https://m.example.com`
 */
export const returnAddress = (search: string, origin: string): string | null => {
  const query = new URLSearchParams(search)
  for (const name of NAMES) {
    const target = linkTarget(query.get(name) ?? '', origin)
    if (target.kind !== 'route') continue
    const url = new URL(target.to, origin)
    if (routeKindOf(url.pathname) === 'guest') continue
    return `${url.pathname}${withoutToken(url.search)}${url.hash}`
  }
  return null
}

const withoutToken = (search: string): string => {
  const query = new URLSearchParams(search)
  if (!query.has('token') && !query.has('tokens')) return search
  query.delete('token')
  query.delete('tokens')
  const rest = query.toString()
  return rest === '' ? '' : `?${rest}`
}
