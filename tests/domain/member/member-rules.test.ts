import { expect, test } from 'vitest'
import type { Benefits } from '#domain/contract/member/benefits'
import { MAX_FEEDBACK_LENGTH, feedbackLength, validateFeedback } from '#domain/service/feedback'
import { isAgent, isGuest, isPlayerOrAgent } from '#domain/member/member-type'
import { profileIconCount } from '#domain/member/profile-icons'
import { vipLevels } from '#domain/member/vip-levels'

const level = (labelId: string, rankLevel: number): Benefits[number] => ({
  labelId,
  labelName: labelId,
  rankLevel,
  benefits: [],
})
const LEVELS = [level('gold', 3), level('bronze', 1), level('silver', 2)]
const label = (id: string, rankLevel: number) => ({ labelName: id, labelId: id, type: 'AUTO', rankLevel })
const standings = (own: ReturnType<typeof label> | undefined, levels = LEVELS): string =>
  vipLevels(levels, own)
    .map(({ labelId, standing }) => `${labelId} ${standing}`)
    .join(', ')

test('MEM-02 the levels of the benefits page, sorted by rank', () => {
  expect(standings(label('silver', 2))).toBe('bronze passed, silver own, gold ahead')
  expect(standings(undefined)).toBe('bronze ahead, silver ahead, gold ahead')
  // The rank of a label that is not listed, or of two levels with one rank.
  expect(standings(label('partner', 2))).toBe('bronze passed, silver passed, gold ahead')
  const levels = [...LEVELS, level('partner', 2)]
  expect(standings(label('partner', 2), levels)).toBe('bronze passed, silver passed, partner own, gold ahead')
})

test('MEM-02 a message of feedback must not be empty or too long', () => {
  const long = 'x'.repeat(MAX_FEEDBACK_LENGTH)
  const mistakes = [' \n ', 'More reefs.', `  ${long}\n`, `${long}x`].map(validateFeedback)
  expect(mistakes).toEqual(['missing', null, null, 'long'])
  // It is counted in the form in which it is sent.
  expect(feedbackLength(' two \n')).toBe(3)
})

test('MEM-01 the profile icons are limited by the settings and by the images that exist', () => {
  for (const count of [12, 0, '4', undefined])
    expect(profileIconCount({ gw: { profileIconCount: count } }, 9), String(count)).toBe(9)
  expect(profileIconCount({ gw: { profileIconCount: 4 } }, 9)).toBe(4)
  for (const settings of [undefined, { gw: null }]) expect(profileIconCount(settings, 9)).toBe(9)
})

test('SES-02 only types 1 and 2 are agents', () => {
  expect([-1, 0, 1, 2, 3, 4].filter(isAgent)).toEqual([1, 2])
})

test('SES-02 no session, or one of unknown type, is a guest; players and agents are not', () => {
  expect([null, { type: -1 }].every(isGuest)).toBe(true)
  expect([{ type: 0 }, { type: 1 }, { type: 4 }].some(isGuest)).toBe(false)
  expect([-1, 0, 1, 2, 3, 4].filter(isPlayerOrAgent)).toEqual([0, 1, 2])
})
