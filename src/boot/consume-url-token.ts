import { REFERRER_POLICY } from '#domain/routing/referrer-policy'

/**
 * Allows the Referer header again. The document forbids it at first: a browser fetches scripts and styles before the
 * boot script runs, while the URL still holds the token (SES-03).
 */
export const allowReferrer = (): void => {
  document.querySelector('meta[name=referrer]')?.setAttribute('content', REFERRER_POLICY)
}

/**
 * Removes a session token from the URL and the history before anything else runs (SES-03). From then on it is only in
 * memory. Returns the token, or null if there was none.
 */
export const consumeUrlToken = (): string | null => {
  const url = new URL(location.href)
  const token = url.searchParams.get('token') ?? url.searchParams.get('tokens')
  if (token === null) return null
  url.searchParams.delete('token')
  url.searchParams.delete('tokens')
  history.replaceState(history.state, '', url)
  return token
}
