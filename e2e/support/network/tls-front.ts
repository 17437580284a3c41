import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, type Server } from 'node:tls'
import { OPENSSL_PATH } from '../../../scripts/lib/browser-paths'
import { listen } from './listen'

/** A proxy that speaks https in front of a plain http server, with a self-signed certificate. */
export class TlsFront {
  origin = ''
  /** In PEM format, for 127.0.0.1 and localhost. */
  readonly certificate: string
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  private constructor(port: number) {
    const { key, cert } = selfSigned()
    this.certificate = String(cert)
    this.#server = createServer({ key, cert }, (client) => {
      const behind = connect(port, '127.0.0.1')
      for (const socket of [client, behind]) {
        this.#sockets.add(socket)
        socket.on('error', () => socket.destroy()) // browsers close connections at any time
        socket.on('close', () => this.#sockets.delete(socket))
      }
      client.pipe(behind).pipe(client)
    })
  }

  static async start(port: number): Promise<TlsFront> {
    const front = new TlsFront(port)
    front.origin = `https://127.0.0.1:${await listen(front.#server)}`
    return front
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'tls-'))
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const name = [
    '-subj',
    '/CN=127.0.0.1',
    '-addext',
    'subjectAltName=IP:127.0.0.1,DNS:localhost',
    '-days',
    '2',
  ]
  try {
    const args = ['req', '-x509', ...curve, ...name, '-keyout', key, '-out', cert]
    execFileSync(OPENSSL_PATH, args, { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
