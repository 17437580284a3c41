import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { listen } from '../../../../e2e/support/network/listen'

export interface Recorded {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string
}

const NOT_FOUND: Answer = { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<p>Not found' }

export const json = (value: unknown): Answer => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ success: true, value }),
})

/** A server in place of a gateway that records what it receives. Its WebSocket returns every byte. */
export class RecordingGateway {
  origin = ''
  readonly requests: Recorded[] = []
  answers: Readonly<Record<string, Answer>> = {}
  readonly #server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    void text(request).then((body) => {
      this.requests.push({ method, url, headers, body })
      const answer = this.answers[url.replace(/\?.*$/u, '')] ?? NOT_FOUND
      response.writeHead(answer.status ?? 200, answer.headers).end(answer.body)
    })
  })

  constructor() {
    this.#server.on('upgrade', ({ url = '', headers }, socket: Socket) => {
      this.requests.push({ method: 'UPGRADE', url, headers, body: '' })
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
      socket.on('error', () => socket.destroy()).pipe(socket)
    })
  }

  async open(): Promise<void> {
    this.origin = `http://127.0.0.1:${String(await listen(this.#server))}`
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}

/** One for the tests of the calling file. Each starts without answers and requests. */
export const useRecordingGateway = (): RecordingGateway => {
  const gateway = new RecordingGateway()
  beforeAll(() => gateway.open())
  beforeEach(() => {
    gateway.answers = {}
    gateway.requests.length = 0
  })
  afterAll(() => gateway.close())
  return gateway
}
