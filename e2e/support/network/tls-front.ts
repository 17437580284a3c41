import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, type Server } from 'node:tls'
import { OPENSSL_PATH } from '../../../scripts/lib/browser-paths'
import { listen } from './listen'

export interface CertificateOptions {
  /** Whom the certificate is for. */
  readonly altName?: string
  /** Days from now until it expires; negative for an expired one. */
  readonly days?: number
}

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
      for (const socket of [client, behind]) {
        this.#sockets.add(socket)
        socket.on('error', () => socket.destroy()) // browsers close connections at any time
        socket.on('close', () => this.#sockets.delete(socket))
      }
      client.pipe(behind).pipe(client)
    })
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

function selfSigned({ altName = 'IP:127.0.0.1', days = 2 }: CertificateOptions): {
  key: Buffer
  cert: Buffer
} {
  const folder = mkdtempSync(path.join(tmpdir(), 'tls-'))
  const inFolder = (file: string): string => path.join(folder, file)
  const [key, request, cert] = [inFolder('key.pem'), inFolder('request.pem'), inFolder('cert.pem')]
  const openssl = (...args: readonly string[]): void => {
    execFileSync(OPENSSL_PATH, args, { stdio: 'ignore' })
  }
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  try {
    openssl(
      ...['req', ...curve, '-subj', '/CN=127.0.0.1', '-addext', `subjectAltName=${altName}`],
      ...['-keyout', key, '-out', request],
    )
    openssl(
      ...['x509', '-req', '-in', request, '-signkey', key, '-copy_extensions', 'copy'],
      ...['-days', String(days), '-out', cert],
    )
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
