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
const standings = (own: ReturnType<typeof label> | undefined, levels = LEVELS): string =>
  vipLevels(levels, own)
    .map(({ labelId, standing }) => `${labelId} ${standing}`)
    .join(', ')

describe('MEM-02 the levels of the benefits page', () => {
  test.each([
    ['are sorted by rank', label('silver', 2), 'bronze passed, silver own, gold ahead'],
    ['are all ahead for a member without a label', undefined, 'bronze ahead, silver ahead, gold ahead'],
    [
      'use the rank of a label that is not listed',
      label('partner', 2),
      'bronze passed, silver passed, gold ahead',
    ],
  ])('MEM-02 %s', (_name, own, expected) => {
    expect(standings(own)).toBe(expected)
  })

  test('MEM-02 of two levels with one rank only the member’s label is “own”', () => {
    const levels = [...LEVELS, level('partner', 2)]
    expect(standings(label('partner', 2), levels)).toBe(
      'bronze passed, silver passed, partner own, gold ahead',
    )
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
