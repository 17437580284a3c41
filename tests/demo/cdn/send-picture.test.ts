import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { gameSchema } from '#domain/contract/games/games'
import { runGateway, type RunningGateway } from '../../gateway/support/running-gateway'

const LARGEST_COVER = 6 * 1024

let gateway: RunningGateway

beforeAll(async () => (gateway = await runGateway({ games: 620 })))
afterAll(() => gateway.close())

test('DEP-04 every cover is a small, unique drawing that any origin may read', async () => {
  const games = v.parse(v.array(gameSchema), await gateway.value('/lgw/games/mobile', { Language: 'EN' }))
  const drawings = new Set<string>()
  for (const game of games) {
    expect(game.image).toContain('{w}')
    const answer = await fetch(game.image.replace('{w}', '240'))
    expect(answer.status).toBe(200)
    const drawing = await answer.text()
    expect(drawing.length).toBeLessThan(LARGEST_COVER)
    expect(drawing).not.toContain('undefined')
    expect(drawing).not.toContain('NaN')
    drawings.add(drawing.replace(/<text.*?<\/text>/g, ''))
  }
  // Compares the drawing only, without the name.
  expect(drawings.size).toBeGreaterThan(games.length * 0.95)
})

test('DEP-04 images have CORS, a long max age and an ETag', async () => {
  const [game] = v.parse(v.array(gameSchema), await gateway.value('/lgw/games/mobile'))
  const url = game?.image.replace('{w}', '120') ?? ''
  const answer = await fetch(url)
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(answer.headers.get('Cache-Control')).toContain('immutable')
  expect(answer.headers.get('Content-Type')).toContain('image/svg+xml')
  const again = await fetch(url, { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } })
  expect(again.status).toBe(304)
  expect((await fetch(`${gateway.cdnOrigin}/covers/en/none.svg`)).status).toBe(404)
})

test('DEP-04 behind a proxy, image URLs have the proxy’s origin', async () => {
  await gateway.control({ publicCdn: 'https://img.example' })
  const [game] = v.parse(v.array(gameSchema), await gateway.value('/lgw/games/mobile'))
  expect(game?.image.startsWith('https://img.example/covers/')).toBe(true)
  const policy = (await gateway.get('/m/home')).headers.get('Content-Security-Policy')
  if (policy !== null) expect(policy).toContain('https://img.example')
  await gateway.control({ publicCdn: gateway.cdnOrigin })
})
