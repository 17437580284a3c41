import { createServer } from 'node:https'
import { listen } from './listen'

/** Makes a response long enough for gzip. */
const PADDING = 'a'.repeat(2_000)

/** A gateway over https that responds to each call with the headers that it got, as JSON. */
export class EchoGateway {
  private constructor(
    readonly origin: string,
    readonly close: () => Promise<void>,
  ) {}

  static async start(certificate: { readonly key: Buffer; readonly cert: Buffer }): Promise<EchoGateway> {
    const server = createServer(certificate, ({ headers }, response) => {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ headers, padding: PADDING }))
    })
    const port = await listen(server)
    return new EchoGateway(`https://localhost:${String(port)}`, async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    })
  }
}
