import { createServer } from 'node:http'
import { afterAll, beforeAll } from 'vitest'
import { listen } from '../../../e2e/support/network/listen'

interface Answer {
  readonly type?: string
  readonly body: string | Buffer
}

/** A merchant's own host without CORS, during the tests of the calling file; 404 for a path without an answer. */
export const useHost = (answerTo: (path: string) => Answer | undefined): { readonly origin: string } => {
  const host = { origin: '' }
  const server = createServer(({ url = '' }, response) => {
    const answer = answerTo(url)
    response.writeHead(answer ? 200 : 404, answer?.type === undefined ? {} : { 'Content-Type': answer.type })
    response.end(answer?.body)
  })
  beforeAll(async () => {
    host.origin = `http://127.0.0.1:${String(await listen(server))}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return host
}
