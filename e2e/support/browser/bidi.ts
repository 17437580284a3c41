import { once } from 'node:events'
import * as v from 'valibot'
import { WebSocket } from 'ws'
import { WebDriverError } from './webdriver'

/** Timeout of a command: without a response the browser hangs or is gone. */
const ANSWERS_WITHIN_MS = 45_000

const message = v.union([
  v.object({ type: v.literal('success'), id: v.number(), result: v.unknown() }),
  v.object({ type: v.literal('error'), id: v.nullable(v.number()), error: v.string(), message: v.string() }),
  v.object({ type: v.literal('event'), method: v.string(), params: v.unknown() }),
])

type Waiting = { readonly resolve: (result: unknown) => void; readonly reject: (error: Error) => void }

/** A connection of the WebDriver BiDi protocol: sends commands, receives their responses and the browser's events. */
export class BiDi {
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0

  private constructor(
    private readonly socket: WebSocket,
    private readonly onEvent: (method: string, params: unknown) => void,
  ) {
    socket.on('message', (data: Buffer) => this.#receive(JSON.parse(data.toString())))
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The browser has gone'))
      this.#waiting.clear()
    })
  }

  static async connect(url: string, onEvent: (method: string, params: unknown) => void): Promise<BiDi> {
    const socket = new WebSocket(url, { perMessageDeflate: false })
    await once(socket, 'open')
    return new BiDi(socket, onEvent)
  }

  async send(method: string, params: object): Promise<unknown> {
    this.#lastId += 1
    const id = this.#lastId
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject })
        timer = setTimeout(() => {
          reject(new Error(`No answer within ${ANSWERS_WITHIN_MS} ms: ${method}`))
        }, ANSWERS_WITHIN_MS)
        this.socket.send(JSON.stringify({ id, method, params }))
      })
    } finally {
      clearTimeout(timer)
      this.#waiting.delete(id)
    }
  }

  #receive(data: unknown): void {
    const received = v.parse(message, data)
    if (received.type === 'event') {
      this.onEvent(received.method, received.params)
    } else if (received.type === 'success') {
      this.#waiting.get(received.id)?.resolve(received.result)
    } else if (received.id !== null) {
      this.#waiting.get(received.id)?.reject(new WebDriverError(received.error, received.message))
    }
  }
}
