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
