import { expect, test } from 'vitest'
import { minimumAge } from '#domain/safer-play/minimum-age'

test('PLY-02 a merchant may ask for more than 18 years, and none for less', () => {
  expect([undefined, 0, 16, 18, 21].map(minimumAge)).toEqual([18, 18, 18, 18, 21])
})
