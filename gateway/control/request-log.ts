import type { GatewayRequest } from '../http/types'

const MAX_REQUESTS = 5000

interface LoggedRequest {
  readonly at: number
  readonly method: string
  readonly path: string
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  /** Records only that there was a token, never the token. */
  readonly hasToken: boolean
}

// Allowed headers in the log: none of them can contain a secret.
const RECORDED_HEADERS = [
  'merchant',
  'language',
  'moduleid',
  'device',
  'content-type',
  'if-none-match',
  'idempotency-key',
  'accept-encoding',
  'origin',
  'host',
  'x-forwarded-for',
  'range',
  'sec-fetch-dest',
  'referer',
] as const

// A link may contain a token; its value must not be logged.
const SECRET_PARAMETERS = /([?&](?:tokens?|ticket|password|code)=)[^&]*/gi

/** The requests received, for tests that count calls. Recorded only while the control endpoint is enabled. */
export class RequestLog {
  #requests: LoggedRequest[] = []

  add(c: GatewayRequest): void {
    const { pathname, search } = new URL(c.req.url)
    const headers = RECORDED_HEADERS.flatMap((name): [string, string][] => {
      const value = c.req.header(name)
      return value === undefined ? [] : [[name, value.replace(SECRET_PARAMETERS, '$1…')]]
    })
    this.#requests.push({
      at: Date.now(),
      method: c.req.method,
      path: pathname,
      query: search.replace(SECRET_PARAMETERS, '$1…'),
      headers: Object.fromEntries(headers),
      hasToken: c.req.header('Authorization') !== undefined,
    })
    if (this.#requests.length > MAX_REQUESTS) this.#requests = this.#requests.slice(-MAX_REQUESTS / 2)
  }

  /** Returns requests whose path contains `part`, oldest first, with counts by path. */
  read(part: string): { requests: readonly LoggedRequest[]; counts: Readonly<Record<string, number>> } {
    const requests = this.#requests.filter((request) => request.path.includes(part))
    const counts: Record<string, number> = {}
    for (const { path } of requests) counts[path] = (counts[path] ?? 0) + 1
    return { requests, counts }
  }

  clear(): void {
    this.#requests = []
  }
}
