import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'

const HEADER_BYTES = 12
const [RESPONSE, NO_SUCH_NAME] = [0x8180, 0x8183]
const TYPE_A = 1

/** A name server on port 53 of a loopback address, which knows one name or none. */
export class NameServer {
  /** Whether the name exists, with the address 127.0.0.1. */
  hasName = false

  private constructor(
    private readonly socket: Socket,
    readonly address: string,
  ) {
    socket.on('message', (query, { port, address: from }) => {
      socket.send(this.#response(query), port, from)
    })
  }

  static async start(address: string): Promise<NameServer> {
    const socket = createSocket('udp4').bind(53, address)
    await once(socket, 'listening')
    return new NameServer(socket, address)
  }

  close(): void {
    this.socket.close()
  }

  /** Repeats the question, and adds a record for a question of type A if there is one. */
  #response(query: Buffer): Buffer {
    const end = query.indexOf(0, HEADER_BYTES) + 5 // name, type, class
    const question = query.subarray(HEADER_BYTES, end)
    const isAnswered = this.hasName && question.readUInt16BE(question.length - 4) === TYPE_A
    const header = Buffer.alloc(HEADER_BYTES)
    query.copy(header, 0, 0, 2)
    header.writeUInt16BE(this.hasName ? RESPONSE : NO_SUCH_NAME, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(isAnswered ? 1 : 0, 6)
    const record = Buffer.from([0xc0, HEADER_BYTES, 0, TYPE_A, 0, 1, 0, 0, 0, 1, 0, 4, 127, 0, 0, 1])
    return Buffer.concat([header, question, ...(isAnswered ? [record] : [])])
  }
}
