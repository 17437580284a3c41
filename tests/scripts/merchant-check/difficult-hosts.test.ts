import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CheckRun } from '../../../scripts/merchant-check/check-run'
import { checkAssets } from '../../../scripts/merchant-check/files/check-assets'
import { checkEncodings } from '../../../scripts/merchant-check/files/check-encodings'
import { useServers } from '../support/host'

const startServer = useServers()

const FILES = ['/m/assets/a/main.js', '/m/assets/a/late.js']
const BODY = 'self.started = 1\n'.repeat(100)

const sendFile = (response: ServerResponse, body: string | Buffer, encoding?: string): void => {
  const headers = {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Type': 'text/javascript',
  }
  response.writeHead(200, { ...headers, ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }) })
  response.end(body)
}

const sendPacked = ({ headers }: IncomingMessage, response: ServerResponse): void => {
  const encoding = headers['accept-encoding']
  if (encoding === 'br') sendFile(response, brotliCompressSync(BODY), encoding)
  else if (encoding === 'gzip') sendFile(response, gzipSync(BODY), encoding)
  else sendFile(response, BODY)
}

/** What the checks of the files find on a host. */
const findingsAt = async (check: typeof checkAssets, host: RequestListener): Promise<readonly string[]> => {
  const visit = new CheckRun({ origin: await startServer(host), language: 'EN', merchant: '' })
  await check(visit, visit.findings.of('app files'), FILES)
  return visit.findings.all.map(({ code, where }) => `${code} ${where}`)
}

const encodings: typeof checkAssets = (visit, addFinding, paths) =>
  checkEncodings(visit, addFinding, [], paths)

test.each([
  ['429', (response: ServerResponse) => response.writeHead(429).end()],
  ['503', (response: ServerResponse) => response.writeHead(503).end('<p>Busy</p>')],
  ['a lost connection', (response: ServerResponse) => response.destroy()],
])('DEP-01 merchant:check compares only compressed forms that arrive: %s', async (_what, fail) => {
  const busy: RequestListener = (request, response) => {
    if (request.headers['accept-encoding'] === 'br') fail(response)
    else sendPacked(request, response)
  }
  expect(await findingsAt(encodings, busy)).toEqual([])
})

test('DEP-01 merchant:check reports a compressed form that cannot be unpacked', async () => {
  const broken: RequestListener = (request, response) => {
    if (request.headers['accept-encoding'] === 'br') sendFile(response, 'not brotli', 'br')
    else sendPacked(request, response)
  }
  expect(await findingsAt(encodings, broken)).toEqual(FILES.map((file) => `file-stale-encoding ${file}`))
})

test.each([405, 403, 501])(
  'DEP-01 merchant:check misses no file of a host that responds to HEAD with %d',
  async (status) => {
    const host: RequestListener = (request, response) => {
      if (request.method === 'HEAD') response.writeHead(status).end()
      else if (request.url === FILES[0] || request.url?.includes('no-file')) response.writeHead(404).end()
      else sendPacked(request, response)
    }
    expect(await findingsAt(checkAssets, host)).toEqual([`asset-missing ${FILES[0]}`])
  },
)
