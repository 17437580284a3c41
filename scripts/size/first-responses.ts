import { get } from 'node:http'
import { DOMAIN_ROUTE_ENDPOINT } from '#domain/contract/endpoints'
import { DEMO_MERCHANT } from '#demo/demo-merchant'
import { startGateway } from '#gateway/start-gateway'
import { FIRST_REQUESTS, type FirstRequest } from '#worker/early/first-requests'
import { requestUrl } from '#worker/net/request-url'

const PAGE = { origin: 'https://m.example.com', url: 'https://m.example.com/m/home' }

/** The calls of a guest's first lobby. */
const FIRST_CALLS = [
  ...Object.values<FirstRequest>(FIRST_REQUESTS).map(({ path, query }) => requestUrl(path, query?.(PAGE))),
  DOMAIN_ROUTE_ENDPOINT,
]

/** Bytes on the wire of the reference gateway's responses to a guest's first calls, with brotli. */
export async function firstAnswerBytes(): Promise<number> {
  const gateway = await startGateway(DEMO_MERCHANT, { port: 0, cdnPort: 0 })
  try {
    const sizes = await Promise.all(FIRST_CALLS.map((path) => bodyBytes(gateway.origin + path)))
    return sizes.reduce((sum, bytes) => sum + bytes, 0)
  } finally {
    await gateway.close()
  }
}

async function bodyBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'br', Language: 'EN', Merchant: 'harbour' }
    get(url, { headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: HTTP ${String(response.statusCode)}`))
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => {
        resolve(bytes)
      })
    }).on('error', reject)
  })
}
