import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backoffDelay } from '#domain/sync/backoff'

test('R-11 full jitter between 0 and the doubled base, at most the cap', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.double({ min: 0, max: 0.999999, noNaN: true }),
      (attempt, random) => {
        const delay = backoffDelay(attempt, 1_000, 32_000, random)
        expect(delay).toBeGreaterThanOrEqual(0)
        expect(delay).toBeLessThanOrEqual(Math.min(32_000, 1_000 * 2 ** (attempt - 1)))
      },
    ),
  )
})

test('R-11 Retry-After wins if it is longer', () => {
  expect(backoffDelay(1, 1_000, 32_000, 0.5, 60_000)).toBe(60_000)
  expect(backoffDelay(3, 1_000, 32_000, 0.5, 100)).toBe(2_000)
})
