/** Parameters of our routes that name a game, an activity or the way back; all others may be personal. */
const PUBLIC_NAMES = [
  'gameId',
  'vendor',
  'code',
  'gameType',
  'roomId',
  'nodeId',
  'prize_mode',
  'playType',
  'lottoView',
  'id',
  'backUrl',
]

const IN_APP = /^(\/m\/[\w/-]*(?:\.html)?)(?:\?([^#]*))?(?:#.*)?$/su

/**
 * Returns a URL inside the app without the visitor's data: no token, no campaign value, no preserved parameter
 * (SHL-04). Null for every other URL. Applying it twice gives the same result.
 */
export const shareablePath = (url: string): string | null => {
  const [, path, query = ''] = IN_APP.exec(url) ?? []
  if (path === undefined) return null
  const named = new URLSearchParams(query)
  const shareable = new URLSearchParams('')
  for (const name of PUBLIC_NAMES) {
    const value = name === 'backUrl' ? shareablePath(named.get(name) ?? '') : named.get(name)
    if (value) shareable.set(name, value)
  }
  const text = shareable.toString()
  return text === '' ? path : `${path}?${text}`
}
