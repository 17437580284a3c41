import { createServer, type RequestListener } from 'node:http'
import { afterAll, beforeAll } from 'vitest'
import { listen } from '../../../e2e/support/network/listen'

interface Answer {
  readonly type?: string
  readonly body: string | Buffer
}

/** A merchant's own host without CORS, during the tests of the calling file; 404 for a path without an answer. */
export const useHost = (answerTo: (path: string) => Answer | undefined): { readonly origin: string } => {
  const host = { origin: '' }
  const start = useServers()
  beforeAll(async () => {
    host.origin = await start(({ url = '' }, response) => {
      const answer = answerTo(url)
      response.writeHead(
        answer ? 200 : 404,
        answer?.type === undefined ? {} : { 'Content-Type': answer.type },
      )
      response.end(answer?.body)
    })
  })
  return host
}

/** Returns a function that starts a server and returns its origin. All end after the tests of the calling file. */
export const useServers = (): ((listener: RequestListener) => Promise<string>) => {
  const servers: ReturnType<typeof createServer>[] = []
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  })
  return async (listener) => {
    const server = createServer(listener)
    servers.push(server)
    return `http://127.0.0.1:${String(await listen(server))}`
  }
}
