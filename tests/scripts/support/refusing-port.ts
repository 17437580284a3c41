import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { onTestFinished } from 'vitest'
import { listen } from '../../../e2e/support/network/listen'

/**
 * Returns a port of the loopback address that refuses connections until the test ends. A connection is bound to it, so
 * the system gives it to no server and to no other connection.
 */
export const refusingPort = async (): Promise<number> => {
  const server = createServer((socket) => socket.resume())
  const port = await listen(server)
  const client = connect({ host: '127.0.0.1', port, localAddress: '127.0.0.1' })
  await once(client, 'connect')
  onTestFinished(() => {
    client.destroy()
    server.close()
  })
  return client.localPort ?? 0
}
