import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { LISTENER_OPTIONS } from '#gateway/http/listener-options'
import type { Fetch, ListenTo, ServerRole } from '#gateway/start-gateway'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** Handles what the gateway does not serve itself, and passes the rest on. */
export type Front = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * The gateway's ports. They stay open while the gateway restarts: pages keep their URLs, and a request that arrives
 * in between waits for the new gateway.
 */
export class KeptPorts {
  readonly #ports: Port[] = []
  readonly #appServer: Server
  readonly #front: Front
  #count = 0

  /** @param appServer the server of app and API; Vite's WebSocket is on it, too */
  constructor(appServer: Server, front: Front) {
    this.#appServer = appServer
    this.#front = front
  }

  /** A gateway opens its ports in the same order each time, so the next one gets those of the last. */
  readonly listenTo: ListenTo = async (fetch, number, hostname, role) => {
    const place = this.#count
    this.#count += 1
    const port = this.#ports[place] ?? this.#portFor(role)
    if (port.origin === '') await port.open(number, hostname)
    this.#ports[place] = port
    port.serve(handlerOf(fetch, hostname))
    return {
      origin: port.origin,
      close: () => {
        this.#count = 0
        this.hold()
        return Promise.resolve()
      },
    }
  }

  /** App and lines serve the page. Vite's WebSocket is on the app's server; a line passes its own on. */
  #portFor(role: ServerRole): Port {
    if (role === 'app') return new Port(this.#appServer, this.#front)
    const server = createServer()
    if (role !== 'line') return new Port(server, (_request, _response, next) => next())
    server.on('upgrade', (...upgrade) => this.#appServer.emit('upgrade', ...upgrade))
    return new Port(server, this.#front)
  }

  /** Makes requests wait, until a gateway listens again or the last one resumes. */
  hold(): void {
    for (const port of this.#ports) port.hold()
  }

  /** Serves the waiting requests with the gateway that was there before. */
  resume(): void {
    for (const port of this.#ports) port.resume()
  }

  /** Answers every request with a text until a gateway listens again. */
  fail(text: string): void {
    for (const port of this.#ports)
      port.serve((_request, response) => response.writeHead(503, { 'Content-Type': 'text/plain' }).end(text))
  }

  async close(): Promise<void> {
    await Promise.all(this.#ports.map((port) => port.close()))
  }
}

function handlerOf(fetch: Fetch, hostname: string): Handle {
  const listener = getRequestListener(fetch, { ...LISTENER_OPTIONS, hostname })
  return (request, response) => void listener(request, response)
}

class Port {
  origin = ''
  readonly #server: Server
  #handle: Handle = () => undefined
  #isHeld = true
  #waiting: (() => void)[] = []

  constructor(server: Server, front: Front) {
    this.#server = server
    server.on('request', (request: IncomingMessage, response: ServerResponse) =>
      front(request, response, () => this.#answer(request, response)),
    )
  }

  async open(port: number, hostname: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(port, hostname, resolve)
    })
    const address = this.#server.address()
    const taken = typeof address === 'object' && address !== null ? address.port : port
    this.origin = `http://${hostname}:${String(taken)}`
  }

  serve(handle: Handle): void {
    this.#handle = handle
    this.resume()
  }

  hold(): void {
    this.#isHeld = true
  }

  resume(): void {
    this.#isHeld = false
    for (const answer of this.#waiting.splice(0)) answer()
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve())
      this.#server.closeAllConnections()
    })
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    if (this.#isHeld) this.#waiting.push(() => this.#handle(request, response))
    else this.#handle(request, response)
  }
}
