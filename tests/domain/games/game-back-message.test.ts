import { describe, expect, test } from 'vitest'
import { GAME_BACK_MESSAGE } from '#domain/games/game-back-constants'
import { isGameBackMessage } from '#domain/games/game-back-message'

const OWN = 'https://m.example'
const GAME = 'https://games.example/play'

const isBack = (origin: string, data: unknown, gameUrl = GAME): boolean =>
  isGameBackMessage({ origin, data }, gameUrl, OWN)

describe('R-17 the message from back.html that closes a game', () => {
  test('R-17 counts from the app’s own origin, and without one where the game is of that origin', () => {
    expect(isBack(OWN, GAME_BACK_MESSAGE)).toBe(true)
    expect(isBack('null', GAME_BACK_MESSAGE, `${OWN}/demo-games/slot`)).toBe(true)
  })

  test.each([
    ['the game itself', 'https://games.example', GAME],
    ['another site', 'https://evil.example', GAME],
    ['a document without an origin in a frame that has one', 'null', GAME],
    ['the app’s origin in a frame that has none', OWN, `${OWN}/demo-games/slot`],
  ])('R-17 is ignored from %s', (_, origin, gameUrl) => {
    expect(isBack(origin, GAME_BACK_MESSAGE, gameUrl)).toBe(false)
  })

  test.each([
    [null],
    ['game-back'],
    [[]],
    [{}],
    [{ type: 'close' }],
    [{ type: 'game-back', to: 'https://evil.example' }],
    [Object.create({ type: 'game-back' })],
  ])('R-17 is ignored in another shape: %j', (data: unknown) => {
    expect(isBack(OWN, data)).toBe(false)
  })
})
