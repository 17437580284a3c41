import { expect, test } from 'vitest'
import { demoBundle } from '#demo/games/demo-bundle'
import { DEMO_GAMES } from '#demo/games/demo-game'

test('GAM-03 GAM-04 every demo game includes the shared styles, followed by its own', async () => {
  const own: string[] = []
  for (const game of DEMO_GAMES) {
    const { style } = await demoBundle(game)
    const all = style.indexOf('.table {')
    expect(all).toBeGreaterThan(0)
    for (const part of ['.lotto {', '.face {', '.grid {']) {
      const at = style.indexOf(part)
      if (at > 0) own.push(`${game} ${part}`)
      if (at > 0) expect(at).toBeGreaterThan(all)
    }
  }
  expect(own).toEqual(['draw .grid {', 'hilo .face {', 'roulette .grid {', 'lottery .lotto {'])
})
