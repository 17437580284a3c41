import type { Fetch, ListenTo } from '#gateway/start-gateway'
import { responseDelay } from '../../support/jitter'
import { Realm } from './realm'

/** What the gateway's faults use of Node's response. */
class Outgoing {
  head: { readonly status: number; readonly headers: Record<string, string> } | undefined
  readonly parts: Uint8Array[] = []
  isCut = false

  writeHead(status: number, headers: Record<string, string>): void {
    this.head = { status, headers }
  }

  write(bytes: Uint8Array, done: () => void): void {
    this.parts.push(bytes)
    done()
  }

  destroy(): void {
    this.isCut = true
  }

  /** What the browser sees: a failed request, one without an end, or a body that breaks off. */
  response(): Promise<Response> {
    const { head, parts, isCut } = this
    if (!head) return isCut ? Promise.reject(failed()) : new Promise(() => undefined)
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        for (const part of parts) stream.enqueue(part)
        if (isCut) stream.error(failed())
      },
    })
    return Promise.resolve(new Response(body, head))
  }
}

/** What the gateway reads of a connection: the player's address. */
const INCOMING = { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } }

const failed = (): TypeError => new TypeError('Failed to fetch')

/** How the device is connected. */
export type Link = 'up' | 'down' | 'silent'

/**
 * The network between device and gateway, in one process. It hands requests to the servers' own handlers. A request
 * of a realm that is over is never answered.
 */
export class Network {
  link: Link = 'up'
  /** Paths of all requests since `reset`, also of those that failed on a lost link. */
  readonly attempts: string[] = []
  readonly #servers = new Map<string, Fetch>()
  readonly #held = new Map<string, Promise<void>>()
  #count = 0

  constructor(private readonly firstOrigin: string) {}

  /** Registers a server of the gateway. The last one, app and API, gets the page's own origin. */
  readonly listenTo: ListenTo = (fetch) => {
    this.#count += 1
    const origin = `https://host-${String(this.#count)}.example.com`
    this.#servers.set(origin, fetch)
    const close = () => Promise.resolve(void this.#servers.delete(origin))
    return Promise.resolve({ origin, close })
  }

  /** Makes a server respond at the page's own origin, too. */
  serveFirst(origin: string): void {
    const server = this.#servers.get(origin)
    if (server) this.#servers.set(this.firstOrigin, server)
  }

  /** Makes requests of a path wait, or only those of an origin's path. @returns what lets them go on */
  hold(path: string): () => void {
    let release = (): void => undefined
    this.#held.set(path, new Promise<void>((resolve) => (release = resolve)))
    return () => {
      this.#held.delete(path)
      release()
    }
  }

  /** Connects everything again. */
  reset(): void {
    this.link = 'up'
    this.attempts.length = 0
    this.#held.clear()
  }

  /** A request past the link, for the test itself. */
  readonly direct = async (input: string | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(new URL(input, this.firstOrigin), init)
    const server = this.#servers.get(new URL(request.url).origin)
    if (!server) throw failed()
    const outgoing = new Outgoing()
    const response: unknown = await Reflect.apply(server, undefined, [
      request,
      { incoming: INCOMING, outgoing },
    ])
    if (!(response instanceof Response)) throw failed()
    return response.headers.has('x-hono-already-sent') ? outgoing.response() : response
  }

  /** The `fetch` of page and worker. */
  readonly fetch: typeof fetch = (input, init) => {
    const realm = Realm.current
    const url = input instanceof Request ? input.url : input
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    return new Promise((resolve, reject) => {
      const give = (settle: () => void) => (): void => {
        if (realm?.isOver !== true) settle()
      }
      const abort = give(() => reject(new DOMException('The request was aborted.', 'AbortError')))
      if (signal?.aborted) {
        abort()
        return
      }
      signal?.addEventListener('abort', abort)
      const { origin, pathname } = new URL(url, this.firstOrigin)
      if (realm?.isOver !== true) this.attempts.push(pathname)
      if (this.link === 'down') give(() => reject(failed()))()
      if (this.link !== 'up') return
      const held = this.#held.get(pathname) ?? this.#held.get(origin + pathname)
      const answer = async (): Promise<Response> => {
        await (held ?? responseDelay())
        return this.direct(url, { ...init, signal: null })
      }
      answer().then(
        (response) => give(() => (this.link === 'up' ? resolve(response) : reject(failed())))(),
        () => give(() => reject(failed()))(),
      )
    })
  }
}
