import { PING_ENDPOINT } from '#domain/contract/lines/line-endpoints'
import { envelope } from './fake-gateway'

type Behaviour =
  | { readonly kind: 'pong'; readonly afterMs: number }
  | { readonly kind: 'silent' }
  | { readonly kind: 'down' }
  | { readonly kind: 'answers'; readonly response: () => Response }

interface SentPing {
  readonly origin: string
  readonly path: string
  readonly at: number
  readonly init: RequestInit | undefined
  /** Aborted before a response. */
  isAborted: boolean
}

/** Hosts behind `fetch` that respond to pings as configured. Times are those of the (fake) clock. */
export class LineHosts {
  readonly pings: SentPing[] = []
  readonly #hosts = new Map<string, Behaviour>()

  set(origin: string, behaviour: Behaviour): void {
    this.#hosts.set(origin, behaviour)
  }

  pong(origin: string, afterMs: number): void {
    this.set(origin, { kind: 'pong', afterMs })
  }

  /** Origins that were pinged, in order. */
  get pinged(): readonly string[] {
    return this.pings.map(({ origin }) => origin)
  }

  readonly fetch: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'https://m.example.com')
    if (url.pathname !== PING_ENDPOINT) return Promise.resolve(new Response('', { status: 404 }))
    const ping: SentPing = {
      origin: url.origin,
      path: url.pathname + url.search,
      at: Date.now(),
      init,
      isAborted: false,
    }
    this.pings.push(ping)
    let isAnswered = false
    return new Promise((resolve, reject) => {
      const answer = (response: Response): void => {
        isAnswered = true
        resolve(response)
      }
      init?.signal?.addEventListener('abort', () => {
        ping.isAborted = !isAnswered
        reject(new DOMException('aborted', 'AbortError'))
      })
      const behaviour = this.#hosts.get(url.origin) ?? { kind: 'down' }
      if (behaviour.kind === 'pong') setTimeout(() => answer(envelope('pong')), behaviour.afterMs)
      if (behaviour.kind === 'answers') answer(behaviour.response())
      if (behaviour.kind === 'down') reject(new TypeError('Failed to fetch'))
    })
  }
}
