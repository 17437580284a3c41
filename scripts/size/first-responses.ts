import { get } from 'node:http'
import {
  ANNOUNCEMENTS_ENDPOINT,
  BANNERS_ENDPOINT,
  DOMAIN_ROUTE_ENDPOINT,
  GAMES_ENDPOINT,
  MATCHES_ENDPOINT,
  POPULAR_ENDPOINT,
  SETTINGS_ENDPOINT,
  STATUS_ENDPOINT,
  VENDORS_ENDPOINT,
} from '#domain/contract/endpoints'
import { DEMO_MERCHANT } from '#demo/demo-merchant'
import { startGateway } from '#gateway/start-gateway'

/** The calls of a guest's first lobby. */
const FIRST_CALLS = [
  STATUS_ENDPOINT,
  SETTINGS_ENDPOINT,
  DOMAIN_ROUTE_ENDPOINT,
  GAMES_ENDPOINT,
  MATCHES_ENDPOINT,
  POPULAR_ENDPOINT,
  `${VENDORS_ENDPOINT}?platform=html5`,
  BANNERS_ENDPOINT,
  ANNOUNCEMENTS_ENDPOINT,
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
