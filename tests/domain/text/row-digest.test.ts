import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digestRow, digestText } from '#domain/text/row-digest'

test('OFF-03 equal texts have equal digests and different texts different ones', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(digestText(a) === digestText(b)).toBe(a === b)
      expect(Number.isSafeInteger(digestText(a))).toBe(true)
    }),
  )
  expect(digestRow({ a: 1 })).not.toBe(digestRow({ a: 2 }))
})
