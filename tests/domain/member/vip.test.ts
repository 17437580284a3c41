import { expect, test } from 'vitest'
import { vipOf, vipProgress } from '#domain/member/vip'

const label = { labelName: 'Silver', labelId: '4', type: 'AUTO', rankLevel: 2 }
const rank = (completedConditions: number, totalExpectedConditions: number, labelId?: string) => ({
  completedConditions,
  totalExpectedConditions,
  ...(labelId !== undefined && { labelId }),
})

test('MEM-04 a member has VIP when the label has a name', () => {
  expect(vipOf(undefined, undefined)).toBeNull()
  expect(vipOf({ ...label, labelName: '' }, rank(1, 2, '4'))).toBeNull()
  expect(vipOf(label, rank(3, 5, '4'))).toEqual({
    name: 'Silver',
    level: 2,
    progress: 0.6,
    steps: { done: 3, total: 5 },
    isTop: false,
    showsBenefits: true,
  })
})

test('MEM-04 progress is 1 without a rank to reach or a total of 0, else completed of total', () => {
  expect(vipProgress(rank(1, 4))).toBe(1)
  expect(vipProgress(rank(0, 0, '4'))).toBe(1)
  expect(vipProgress(rank(1, 4, '4'))).toBe(0.25)
  expect(vipProgress(rank(9, 4, '4'))).toBe(1)
})

test('MEM-04 a member with no rank to reach is at the top; without any data the position is unknown', () => {
  const top = { isTop: true, progress: 1, steps: null }
  expect(vipOf(label, rank(1, 4))).toMatchObject(top)
  expect(vipOf(label, rank(0, 0, '4'))).toMatchObject(top)
  expect(vipOf(label, undefined)).toMatchObject({ isTop: false, progress: 0, steps: null })
  // Benefits are shown for labels of type AUTO.
  expect(vipOf({ ...label, type: 'MANUAL' }, undefined)).toMatchObject({ showsBenefits: false })
})
