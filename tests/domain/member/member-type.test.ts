import { expect, test } from 'vitest'
import { isAgent, isGuest, isPlayerOrAgent } from '#domain/member/member-type'

test('SES-02 only types 1 and 2 are agents', () => {
  expect([-1, 0, 1, 2, 3, 4].filter(isAgent)).toEqual([1, 2])
})

test('SES-02 no session, or one of unknown type, is a guest; players and agents are not', () => {
  expect([null, { type: -1 }].every(isGuest)).toBe(true)
  expect([{ type: 0 }, { type: 1 }, { type: 4 }].some(isGuest)).toBe(false)
  expect([-1, 0, 1, 2, 3, 4].filter(isPlayerOrAgent)).toEqual([0, 1, 2])
})
