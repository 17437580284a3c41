import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { listen } from '../../e2e/support/network/listen'

/** One response as it was sent to a browser. */
export interface RecordedResponse {
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly status: number
  /** Head and body as HTTP/1.1 sends them, compressed. */
  readonly bytes: number
}

const QUIET_POLL_MS = 100

/** A proxy that records each response on its way, of pages, workers and service workers. */
export class RecordingProxy {
  origin = ''
  /** True to close each connection, like a lost network. */
  isCut = false
  readonly #server: Server
  readonly #agent = new Agent({ keepAlive: true })
  readonly #recorded: RecordedResponse[] = []
  #open = 0
  #responses = 0

  private constructor(private readonly target: URL) {
    this.#server = createServer((from, to) => this.#forward(from, to))
  }

  /** @param target origin of the server behind the proxy */
  static async start(target: string): Promise<RecordingProxy> {
    const proxy = new RecordingProxy(new URL(target))
    proxy.origin = `http://127.0.0.1:${String(await listen(proxy.#server))}`
    return proxy
  }

  /** Returns the responses since the last call. */
  take(): readonly RecordedResponse[] {
    return this.#recorded.splice(0)
  }

  /** Resolves when no response has come or is open for `ms`. */
  async waitForQuiet(ms: number): Promise<void> {
    let quietMs = 0
    while (quietMs < ms) {
      const before = this.#responses
      // By counted waits, not by the clock: a machine that stalls is not quiet.
      await new Promise((resolve) => setTimeout(resolve, QUIET_POLL_MS))
      quietMs = this.#open > 0 || this.#responses > before ? 0 : quietMs + QUIET_POLL_MS
    }
  }

  async close(): Promise<void> {
    this.#agent.destroy()
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #forward(from: IncomingMessage, to: ServerResponse): void {
    if (this.isCut) return void from.socket.destroy()
    const { method = 'GET', url = '/', headers } = from
    this.#open += 1
    const sent = request(
      { host: this.target.hostname, port: this.target.port, method, path: url, headers, agent: this.#agent },
      (response) => {
        const { statusCode: status = 0, rawHeaders } = response
        let bytes = headBytes(response)
        to.writeHead(status, rawHeaders)
        response.on('data', (piece: Buffer) => (bytes += piece.length))
        response.pipe(to)
        response.on('end', () =>
          this.#recorded.push({ method, path: url.replace(/\?.*/su, ''), status, bytes }),
        )
      },
    )
    sent.on('error', () => to.destroy()) // the browser sees a lost connection
    to.on('close', () => {
      sent.destroy() // a no-op unless the browser has cancelled the request
      this.#open -= 1
      this.#responses += 1
    })
    from.pipe(sent)
  }
}

/** Status line, headers, and the empty line after them. */
function headBytes({ statusCode, statusMessage, rawHeaders }: IncomingMessage): number {
  const status = `HTTP/1.1 ${String(statusCode)} ${statusMessage ?? ''}\r\n\r\n`
  // Each header has a colon and a space, or the end of its line: two bytes after each text.
  return rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text, 'latin1') + 2, status.length)
}
