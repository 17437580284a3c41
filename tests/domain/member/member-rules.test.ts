import { describe, expect, test } from 'vitest'
import type { Benefits } from '#domain/contract/member/benefits'
import { MAX_FEEDBACK_LENGTH, feedbackLength, validateFeedback } from '#domain/service/feedback'
import { profileIconCount } from '#domain/member/profile-icons'
import { vipLevels } from '#domain/member/vip-levels'

const level = (labelId: string, rankLevel: number): Benefits[number] => ({
  labelId,
  labelName: labelId,
  rankLevel,
  benefits: [],
})
const LEVELS = [level('gold', 3), level('bronze', 1), level('silver', 2)]
const label = (labelId: string, rankLevel: number) => ({
  labelName: labelId,
  labelId,
  type: 'AUTO',
  rankLevel,
})
const standings = (own: ReturnType<typeof label> | undefined, levels = LEVELS): string[] =>
  vipLevels(levels, own).map(({ labelId, standing }) => `${labelId} ${standing}`)

describe('MEM-02 the levels of the benefits page', () => {
  test('MEM-02 are sorted by rank: passed, own, ahead', () => {
    expect(standings(label('silver', 2))).toEqual(['bronze passed', 'silver own', 'gold ahead'])
  })

  test('MEM-02 are all ahead for a member without a label', () => {
    expect(standings(undefined)).toEqual(['bronze ahead', 'silver ahead', 'gold ahead'])
  })

  test('MEM-02 use the rank of a label that is not in the list', () => {
    expect(standings(label('partner', 2))).toEqual(['bronze passed', 'silver passed', 'gold ahead'])
  })

  test('MEM-02 of two levels with one rank only the member’s label is “own”', () => {
    const levels = [...LEVELS, level('partner', 2)]
    expect(standings(label('partner', 2), levels)).toEqual([
      'bronze passed',
      'silver passed',
      'partner own',
      'gold ahead',
    ])
  })
})

describe('MEM-02 a message of feedback', () => {
  test.each([
    ['', 'missing'],
    [' \n ', 'missing'],
    ['More reefs.', null],
    [`  ${'x'.repeat(MAX_FEEDBACK_LENGTH)}\n`, null],
    ['x'.repeat(MAX_FEEDBACK_LENGTH + 1), 'long'],
  ])('MEM-02 must not be empty or too long: %j', (text, mistake) => {
    expect(validateFeedback(text)).toBe(mistake)
  })

  test('MEM-02 is counted in the form in which it is sent', () => {
    expect(feedbackLength(' two \n')).toBe(3)
  })
})

describe('MEM-01 the profile icons', () => {
  test.each([
    [undefined, 9],
    [{}, 9],
    [{ gw: null }, 9],
    [{ gw: { profileIconCount: 4 } }, 4],
    [{ gw: { profileIconCount: 12 } }, 9],
    [{ gw: { profileIconCount: 0 } }, 9],
    [{ gw: { profileIconCount: '4' } }, 9],
  ])('MEM-01 are limited by the settings and by the images that exist: %j', (settings, count) => {
    expect(profileIconCount(settings, 9)).toBe(count)
  })
})
