import { expect, test } from 'vitest'
import { isClaimable, isExpired, isMissionComplete } from '#domain/member/rewards'

const NOW = 1_000

test.each([
  ['CLAIMABLE', undefined, true],
  ['CLAIMABLE', NOW + 1, true],
  ['CLAIMABLE', NOW, false],
  ['PENDING', undefined, false],
  ['CLAIMED', NOW + 1, false],
] as const)('MEM-02 a reward in state %s until %s can be claimed: %s', (status, expires, isSo) => {
  const reward = expires === undefined ? { status } : { status, expires }
  expect(isClaimable(reward, NOW)).toBe(isSo)
  expect(isExpired(reward, NOW)).toBe(expires === NOW)
})

test.each([
  [2, 3, false],
  [3, 3, true],
  [4, 3, true],
  [0, 0, true],
])('MEM-02 a mission at %i of %i is complete: %s', (progress, target, isSo) => {
  expect(isMissionComplete({ progress, target })).toBe(isSo)
})
