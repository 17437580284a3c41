import { once } from 'node:events'
import { connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from 'node:http2'

const TIMEOUT_MS = 10_000

/** Requests a path of a host at 127.0.0.1 over HTTP/2, with the port in the host's name as browsers send it. */
export async function http2Get(
  host: string,
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly headers: IncomingHttpHeaders & IncomingHttpStatusHeader; readonly body: Buffer }> {
  const session = connect(`https://127.0.0.1:${String(port)}`, {
    servername: host,
    rejectUnauthorized: false,
  })
  session.on('error', () => undefined) // the stream reports it too
  try {
    const stream = session.request({ ':path': path, ':authority': `${host}:${String(port)}`, ...headers })
    const chunks: Buffer[] = []
    let received: IncomingHttpHeaders & IncomingHttpStatusHeader = {}
    stream.on('response', (values) => (received = values))
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    await once(stream, 'end', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return { headers: received, body: Buffer.concat(chunks) }
  } finally {
    session.close()
  }
}
