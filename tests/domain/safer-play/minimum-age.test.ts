import { expect, test } from 'vitest'
import { minimumAge } from '#domain/safer-play/minimum-age'

test('PLY-02 a merchant can raise the minimum age above 18 but not lower it', () => {
  expect([undefined, 0, 16, 18, 21].map(minimumAge)).toEqual([18, 18, 18, 18, 21])
})
