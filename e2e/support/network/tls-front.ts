import { connect, type Socket } from 'node:net'
import { createServer, type Server } from 'node:tls'
import { listen } from './listen'
import { type CertificateOptions, selfSigned } from './self-signed'

/** A proxy that speaks https in front of a plain http server, with a self-signed certificate. */
export class TlsFront {
  origin = ''
  readonly certificate: Buffer
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  private constructor(port: number, options: CertificateOptions) {
    const { key, cert } = selfSigned(options)
    this.certificate = cert
    this.#server = createServer({ key, cert }, (client) => {
      const behind = connect(port, '127.0.0.1')
      this.#track(client)
      this.#track(behind)
      client.pipe(behind).pipe(client)
    })
    // Also a connection whose handshake has not ended: a browser may open one ahead and leave it unused.
    this.#server.on('connection', (socket: Socket) => this.#track(socket))
  }

  #track(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => socket.destroy()) // browsers close connections at any time
    socket.on('close', () => this.#sockets.delete(socket))
  }

  static async start(port: number, options: CertificateOptions = {}): Promise<TlsFront> {
    const front = new TlsFront(port, options)
    front.origin = `https://127.0.0.1:${await listen(front.#server)}`
    return front
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
