import { expect, test } from 'vitest'
import { GAME_BACK_MESSAGE } from '#domain/games/game-back-constants'
import { isGameBackMessage } from '#domain/games/game-back-message'

const OWN = 'https://m.example'
const GAME = 'https://games.example/play'

const isBack = (origin: string, data: unknown = GAME_BACK_MESSAGE, gameUrl = GAME): boolean =>
  isGameBackMessage({ origin, data }, gameUrl, OWN)

test('R-17 counts from the app’s own origin, and without one where the game is of that origin', () => {
  const own = `${OWN}/demo-games/slot`
  expect([isBack(OWN), isBack('null', GAME_BACK_MESSAGE, own)]).toEqual([true, true])
  for (const origin of ['https://games.example', 'https://evil.example', 'null'])
    expect(isBack(origin)).toBe(false)
  expect(isBack(OWN, GAME_BACK_MESSAGE, own)).toBe(false)
})

test('R-17 is ignored in another shape', () => {
  const bad = { type: 'game-back', to: 'https://evil.example' }
  for (const one of [null, 'game-back', [], {}, { type: 'close' }, bad, Object.create({ type: 'game-back' })])
    expect(isBack(OWN, one), JSON.stringify(one)).toBe(false)
})
