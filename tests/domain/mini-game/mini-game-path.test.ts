import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isDrag,
  marginOf,
  nextCorner,
  type Point,
  toPixels,
  parsePosition,
  toRelative,
  serializePosition,
} from '#domain/mini-game/draggable-position'
import { miniGamePath } from '#domain/mini-game/mini-game-path'

test.each([
  [{}, null],
  [{ LOTTMINIGAME3: true }, '/mini-game/v1/minigame.js'],
  [{ SEALOTTMINIGAME3: true }, '/mini-game/s1/minigame.js'],
  [{ SEALOTTMINIGAME3: true, LOTTMINIGAME3: true }, '/mini-game/s1/minigame.js'],
  [{ SEALOTTMINIGAME3: false, LOTTMINIGAME3: false }, null],
])('MIN-01 %j loads %s', (flags, path) => expect(miniGamePath(flags)).toBe(path))

const bounds = { room: { width: 360, height: 620 }, own: { width: 60, height: 60 }, margin: marginOf(360) }
const rounded = ({ x, y }: Point): Point => ({ x: Number(x.toFixed(3)), y: Number(y.toFixed(3)) })

test('MIN-02 the margin is 2 % of the window’s width', () => {
  expect(marginOf(360)).toBeCloseTo(7.2)
  expect(toPixels({ x: 0, y: 0 }, bounds)).toEqual({ x: 7.2, y: 7.2 })
  expect(rounded(toPixels({ x: 1, y: 1 }, bounds))).toEqual({ x: 292.8, y: 552.8 })
  expect(rounded(toPixels(toRelative({ x: 100, y: 50 }, bounds), bounds))).toEqual({ x: 100, y: 50 })
})

test('MIN-02 property: it stays inside, or at the first edge if there is no room', () => {
  const length = fc.double({ min: 0, max: 2_000, noNaN: true })
  const place = fc.record({
    x: fc.double({ min: -5_000, max: 5_000, noNaN: true }),
    y: fc.double({ min: -5_000, max: 5_000, noNaN: true }),
  })
  const size = fc.record({ width: length, height: length })
  fc.assert(
    fc.property(place, size, size, (requested, room, own) => {
      const margin = marginOf(room.width)
      const { x, y } = toPixels(toRelative(requested, { room, own, margin }), { room, own, margin })
      expect(x).toBeGreaterThanOrEqual(margin)
      expect(y).toBeGreaterThanOrEqual(margin)
      expect(x).toBeLessThanOrEqual(Math.max(margin, room.width - own.width - margin) + 1e-6)
      expect(y).toBeLessThanOrEqual(Math.max(margin, room.height - own.height - margin) + 1e-6)
    }),
  )
})

test('MIN-02 a relative position survives storage; other text is ignored', () => {
  expect(parsePosition(serializePosition({ x: 0.25, y: 1 }))).toEqual({ x: 0.25, y: 1 })
  for (const text of [null, '', ' ', '1', '0 2', '-1 0', '0 NaN', '0 1 1', '{"x":0}'])
    expect(parsePosition(text)).toBeNull()
})

test('MIN-02 more than 2 px is a drag, 2 px is a click', () => {
  expect(isDrag({ x: 10, y: 10 }, { x: 12, y: 10 })).toBe(false)
  expect(isDrag({ x: 10, y: 10 }, { x: 12, y: 11 })).toBe(true)
})

test('MIN-02 the corners follow each other clockwise', () => {
  const corners = [
    { x: 0.1, y: 0.2 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ]
  expect(corners.map(nextCorner)).toEqual([...corners.slice(1), { x: 0, y: 0 }])
})
