import http from 'node:http'
import https from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface LocalResponse {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  /** Decompressed. */
  readonly body: Buffer
}

/** Requests a path of a site on this machine. Redirects are not followed. */
export type LocalGet = (path: string, acceptEncoding?: string) => Promise<LocalResponse>

const TIMEOUT_MS = 10_000

/**
 * Returns a function that requests a host from an nginx on this machine, whatever its name resolves to.
 * @param isTls the certificate is not checked: it is for players, and may not be valid for this machine
 */
export const localGet =
  ({
    port,
    host,
    isTls,
  }: {
    readonly port: number
    readonly host: string
    readonly isTls: boolean
  }): LocalGet =>
  (path, acceptEncoding = 'identity') =>
    new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port,
        path,
        agent: false,
        timeout: TIMEOUT_MS,
        headers: { Host: host, 'Accept-Encoding': acceptEncoding, 'User-Agent': 'release' },
      } as const
      const onResponse = (response: http.IncomingMessage): void => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response
          try {
            resolve({ status, headers, body: unpacked(Buffer.concat(chunks), headers['content-encoding']) })
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)))
          }
        })
      }
      const request = isTls
        ? https.get({ ...options, servername: host, rejectUnauthorized: false }, onResponse)
        : http.get(options, onResponse)
      request.on('timeout', () => request.destroy(new Error('no response')))
      request.on('error', reject)
    })

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}
