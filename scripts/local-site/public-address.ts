/** How a request to this machine looks to the gateway, which finds merchant and affiliate by it. */
export interface PublicAddress {
  /** Such as `m.example.com` or `gateway.internal:8443`. */
  readonly host: string
  /** Such as `https://m.example.com`. */
  readonly origin: string
}

/**
 * Replaces the local address in the parameters of a request, as in `originalDomain=http://127.0.0.1:4173`. All other
 * bytes of the query stay as they are.
 * @param target path and query of the request
 * @param localHost host of the local address, with its port
 */
export function withPublicQuery(target: string, localHost: string, address: PublicAddress): string {
  const start = target.indexOf('?') + 1
  if (start === 0) return target
  const parts = target.slice(start).split('&')
  return target.slice(0, start) + parts.map((part) => withPublicValue(part, localHost, address)).join('&')
}

function withPublicValue(part: string, localHost: string, address: PublicAddress): string {
  const start = part.indexOf('=') + 1
  const value = decoded(part.slice(start))
  const replaced = publicValue(value, localHost, address)
  return replaced === value ? part : part.slice(0, start) + encodeURIComponent(replaced)
}

/** Returns the text with the local origin or host at its start replaced, as in `Origin` and `Referer`. */
export function publicValue(value: string, localHost: string, { host, origin }: PublicAddress): string {
  const localOrigin = `http://${localHost}`
  if (value === localHost || value === localHost.replace(/:\d+$/u, '')) return host
  const isLocal = value === localOrigin || value.startsWith(`${localOrigin}/`)
  return isLocal ? origin + value.slice(localOrigin.length) : value
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
