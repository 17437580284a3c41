import { connect, createServer, type Server, type Socket } from 'node:net'
import { DelayLine } from './delay-line'
import { listen } from './listen'

/** The link's conditions from now on, also for open connections. All off: a plain wire. */
export type LinkConditions = {
  /** `refuse` closes every connection at once; `silent` accepts them and never responds. */
  readonly state: 'up' | 'refuse' | 'silent'
  /** Added one way to each piece of data, milliseconds; a new connection waits an additional round trip. */
  readonly latencyMs: number
  /** Bytes a second that all connections share, one way; 0 is unlimited. */
  readonly bytesPerSecond: number
  /** Fraction of pieces of data (0 to 1) that arrive RETRANSMIT_MS late, like a lost packet. */
  readonly loss: number
  /** Fraction of connections (0 to 1) that are reset somewhere within their first 32 KB. */
  readonly resets: number
}

const CLEAR: LinkConditions = { state: 'up', latencyMs: 0, bytesPerSecond: 0, loss: 0, resets: 0 }

/** Random delays for all tests (docs/testing.md): `JITTER=600` delays three of ten pieces by up to 600 ms. */
const JITTER_MS = Number(process.env['JITTER'] ?? 0)
const JITTER_SHARE = 0.3

const RETRANSMIT_MS = 250 // the minimum that TCP waits for an acknowledgement on a mobile link
const RESET_WITHIN_BYTES = 32_768
const PIECE_BYTES = 4_096 // small, so that connections share a slow link fairly
const QUEUED_BYTES_LIMIT = 65_536 // above this the sender is paused, like by a full buffer on the way

/**
 * A TCP proxy inside this process. Tests use it in front of the gateway to slow, cut or restore the link for
 * everything a browser does. Emulation in the browser does not reach a service worker's requests.
 */
export class TcpProxy {
  port = 0
  #conditions = CLEAR
  #targetPort = 0
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  readonly #freeAt = { up: 0, down: 0 }
  readonly #delivered: { readonly at: number; readonly bytes: number }[] = []

  private constructor() {
    this.#server = createServer((client) => this.#accept(client))
  }

  /** Listens on a free port of the loopback address, which stays the same until close(). */
  static async listen(): Promise<TcpProxy> {
    const proxy = new TcpProxy()
    proxy.port = await listen(proxy.#server)
    return proxy
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Sets the port for new connections. */
  forwardTo(port: number): void {
    this.#targetPort = port
  }

  /** Sets the conditions; omitted ones are clear. Going down closes open connections. */
  set(conditions: Partial<LinkConditions>): void {
    this.#conditions = { ...CLEAR, ...conditions }
    if (this.#conditions.state === 'refuse') this.#cutAll()
  }

  /** Returns the bytes delivered to clients up to a moment (milliseconds as in Date.now()), including headers. */
  bytesDelivered(until = Infinity): number {
    return this.#delivered.reduce((sum, { at, bytes }) => (at <= until ? sum + bytes : sum), 0)
  }

  /** Resets the count of delivered bytes. */
  clearCount(): void {
    this.#delivered.length = 0
  }

  async close(): Promise<void> {
    this.#cutAll()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #cutAll(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy()
  }

  #accept(client: Socket): void {
    this.#track(client)
    const { state, resets } = this.#conditions
    if (state === 'refuse') return void client.resetAndDestroy()
    if (state === 'silent') return void client.resume()
    const gateway = connect(this.#targetPort, '127.0.0.1')
    this.#track(gateway)
    const resetAfter = Math.random() < resets ? Math.random() * RESET_WITHIN_BYTES : Infinity
    this.#forward(client, gateway, 'up', Infinity)
    this.#forward(gateway, client, 'down', resetAfter)
  }

  #track(socket: Socket): void {
    this.#sockets.add(socket)
    socket.setNoDelay(true)
    socket.on('error', () => undefined) // resets are the purpose of this proxy
    socket.on('close', () => this.#sockets.delete(socket))
  }

  #forward(from: Socket, to: Socket, way: 'up' | 'down', resetAfter: number): void {
    const line = new DelayLine()
    let [received, queued] = [0, 0]
    // Setting a connection up costs a round trip; then the first request takes its own way.
    let lastAt = way === 'up' ? Date.now() + 3 * this.#conditions.latencyMs : 0

    const deliver = (piece: Buffer): void => {
      lastAt = Math.max(lastAt, this.#arrivesAt(way, piece.length))
      queued += piece.length
      if (queued > QUEUED_BYTES_LIMIT) from.pause()
      line.push(lastAt, () => {
        queued -= piece.length
        if (this.#conditions.state === 'up' && to.writable) to.write(piece)
        if (way === 'down') this.#delivered.push({ at: Date.now(), bytes: piece.length })
        if (queued <= QUEUED_BYTES_LIMIT) from.resume()
      })
    }

    from.on('data', (data: Buffer) => {
      received += data.length
      if (received > resetAfter) {
        from.resetAndDestroy()
        to.resetAndDestroy()
        return
      }
      for (let start = 0; start < data.length; start += PIECE_BYTES)
        deliver(data.subarray(start, start + PIECE_BYTES))
    })
    from.on('end', () => line.push(lastAt, () => to.end()))
    from.on('close', (hadError) => line.push(lastAt, () => (hadError ? to.resetAndDestroy() : to.end())))
  }

  /** Returns when a piece arrives: after earlier ones on the shared link, plus the latency. */
  #arrivesAt(way: 'up' | 'down', bytes: number): number {
    const { latencyMs, bytesPerSecond, loss } = this.#conditions
    const now = Date.now()
    const lostMs = Math.random() < loss ? RETRANSMIT_MS : 0
    const delayMs = Math.random() < JITTER_SHARE ? lostMs + Math.random() * JITTER_MS : lostMs
    const sendingMs = bytesPerSecond > 0 ? (bytes / bytesPerSecond) * 1000 : 0
    this.#freeAt[way] = sendingMs > 0 ? Math.max(this.#freeAt[way], now) + sendingMs : now
    return this.#freeAt[way] + latencyMs + delayMs
  }
}
