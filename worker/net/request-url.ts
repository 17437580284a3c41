/** Returns the URL of a request, relative to the app's origin. */
export const requestUrl = (path: string, query: Readonly<Record<string, string>> = {}): string => {
  const parameters = new URLSearchParams(query).toString()
  return parameters === '' ? path : `${path}?${parameters}`
}
