import { responseDelay } from '../../support/jitter'

/** A gateway in a function: responds by path, counts requests, and fails on demand. */
export type Answer =
  | { readonly value: unknown; readonly etag?: string }
  | { readonly response: () => Response | Promise<Response> }

export class FakeGateway {
  readonly answers = new Map<string, Answer>()
  readonly requests: {
    readonly path: string
    readonly url: string
    readonly method: string
    readonly headers: Headers
    readonly body: string
  }[] = []
  /** No response. */
  isDown = false
  readonly #gates = new Map<string, Promise<void>>()

  set(path: string, value: unknown, etag?: string): void {
    this.answers.set(path, etag === undefined ? { value } : { value, etag })
  }

  respond(path: string, response: () => Response | Promise<Response>): void {
    this.answers.set(path, { response })
  }

  /** Holds the responses of a path until the test calls the returned function; sets a new value if one is given. */
  hold(path: string, value?: unknown): () => void {
    if (value !== undefined) this.set(path, value)
    let release = (): void => undefined
    this.#gates.set(path, new Promise((resolve) => (release = resolve)))
    return release
  }

  count(path?: string): number {
    return this.requests.filter((request) => path === undefined || request.path === path).length
  }

  /** The values of a header in all requests, or in those of one path, in order. */
  received(header: string, path?: string): (string | null)[] {
    const asked = this.requests.filter((request) => path === undefined || request.path === path)
    return asked.map(({ headers }) => headers.get(header))
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'https://m.example.com')
    const headers = new Headers(init?.headers)
    const sent = typeof init?.body === 'string' ? init.body : ''
    const method = init?.method ?? 'GET'
    this.requests.push({ path: url.pathname, url: url.pathname + url.search, method, headers, body: sent })
    await abortable(this.#gates.get(url.pathname) ?? responseDelay(), init?.signal)
    if (init?.signal?.aborted) throw new DOMException('aborted', 'AbortError')
    if (this.isDown) throw new TypeError('Failed to fetch')
    const answer = this.answers.get(url.pathname)
    if (!answer)
      return new Response('{"success":false,"errorCode":"not.found","message":""}', { status: 404 })
    if ('response' in answer) return abortable(answer.response(), init?.signal)
    if (answer.etag !== undefined && headers.get('If-None-Match') === answer.etag)
      return new Response(null, { status: 304 })
    const body = JSON.stringify({ success: true, value: answer.value })
    return new Response(body, { headers: answer.etag === undefined ? {} : { ETag: answer.etag } })
  }
}

const abortable = <T>(waited: T | Promise<T>, signal: AbortSignal | null | undefined): Promise<T> =>
  new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    void Promise.resolve(waited).then(resolve, reject)
  })

export const envelope = (value: unknown): Response => new Response(JSON.stringify({ success: true, value }))

/** Responds that the gateway is busy for so many seconds. */
export const busy = (seconds: string) => (): Response =>
  new Response('', { status: 503, headers: { 'Retry-After': seconds } })

export const never = (): Promise<Response> => new Promise(() => undefined)
