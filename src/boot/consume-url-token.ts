import { REFERRER_POLICY } from '#domain/routing/referrer-policy'

/**
 * Lets requests name the page again. The document forbids it at first: a browser fetches scripts and styles ahead of the
 * boot script, while the address still holds the token (SES-03).
 */
export const allowReferrer = (): void => {
  document.querySelector('meta[name=referrer]')?.setAttribute('content', REFERRER_POLICY)
}

/**
 * Takes a session token out of the address bar and the history, before anything else runs (SES-03): from here on it is
 * in memory alone. Answers it, or null where there was none.
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
