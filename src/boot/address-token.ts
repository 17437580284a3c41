/**
 * Takes a session token out of the address bar and the history, before anything else runs (SES-03): from here on it is
 * in memory alone. Answers it, or null where there was none.
 */
export const takeAddressToken = (): string | null => {
  const url = new URL(location.href)
  const token = url.searchParams.get('token') ?? url.searchParams.get('tokens')
  if (token === null) return null
  url.searchParams.delete('token')
  url.searchParams.delete('tokens')
  history.replaceState(history.state, '', url)
  return token
}
