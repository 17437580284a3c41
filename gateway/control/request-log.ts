import type { GatewayRequest } from '../http/types'

const KEPT_REQUESTS = 5000

interface LoggedRequest {
  readonly at: number
  readonly method: string
  readonly path: string
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  /** That there was a token, never the token. */
  readonly hasToken: boolean
}

// Whatever could hold a secret is not in this list, so it cannot reach the log.
const KEPT_HEADERS = [
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
  'range',
  'sec-fetch-dest',
  'referer',
] as const

// A token may stand in a link; its value is nobody's business here.
const SECRET_PARAMETERS = /([?&](?:tokens?|ticket|password|code)=)[^&]*/gi

/** The requests received, for tests that count calls. Kept only while the control endpoint is on. */
export class RequestLog {
  #requests: LoggedRequest[] = []

  add(c: GatewayRequest): void {
    const { pathname, search } = new URL(c.req.url)
    const headers = KEPT_HEADERS.flatMap((name): [string, string][] => {
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
    if (this.#requests.length > KEPT_REQUESTS) this.#requests = this.#requests.slice(-KEPT_REQUESTS / 2)
  }

  /** Requests whose path has `part` in it, oldest first, with a count a path. */
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
