import { describe, expect, test } from 'vitest'
import type { AppError } from '#domain/errors'
import type { MoneyWish } from '#domain/money-wishes'
import { afterAsking, isUncertain, mayKeepKey, subjectOf } from '#domain/rules/money-acts'

const CARD = { act: 'addBankCard', holder: 'Ann Lee', bank: 'BDO', number: '4000123412341234' } as const

const WISHES: readonly (readonly [MoneyWish, string, boolean])[] = [
  [{ act: 'claimReward', id: '12' }, 'claimReward 12', true],
  [{ act: 'redeemItem', id: 'cup' }, 'redeemItem cup', true],
  [{ act: 'createDeposit', methodId: 'gcash', amount: 99.5 }, 'createDeposit gcash 99.5', true],
  [{ act: 'createWithdrawal', accountId: '3', amount: 50 }, 'createWithdrawal 3 50', true],
  [
    { act: 'createWithdrawal', accountId: '3', amount: 50, fundPassword: 'x' },
    'createWithdrawal 3 50',
    false,
  ],
  [CARD, 'addBankCard BDO 1234', false],
  [{ ...CARD, number: '', pixKey: 'ann@example.com' }, 'addBankCard BDO .com', false],
  [{ act: 'feedback', topic: 'app', text: 'Hello' }, 'feedback app', false],
]

const DAY_MS = 86_400_000

describe('MEM-02 posts of money', () => {
  test.each(WISHES)('MEM-02 %j is about “%s”; keeps its key: %s', (wish, subject, keeps) => {
    expect(subjectOf(wish)).toBe(subject)
    expect(mayKeepKey(wish)).toBe(keeps)
  })

  const refused = (status: number, code: string): AppError => ({ kind: 'refused', status, code, message: '' })
  test.each<readonly [string, AppError, boolean]>([
    ['no network', { kind: 'network', secure: true }, true],
    ['no answer in time', { kind: 'timeout', limitMs: 1 }, true],
    ['a fault', { kind: 'http', status: 503 }, true],
    ['a fault in the envelope', refused(500, 'internal'), true],
    ['bytes that say nothing', { kind: 'malformed', detail: '' }, true],
    ['a key that was met before', refused(400, 'duplicate.request'), true],
    ['a refusal', refused(400, 'balance.not.enough'), false],
    ['too many', refused(429, 'TOO_MANY_REQUEST'), false],
    ['not found', { kind: 'http', status: 404 }, false],
    ['no key to seal it with', { kind: 'encryption', detail: '' }, false],
  ])('MEM-02 %s leaves it uncertain: %#', (_name, error, isSo) => {
    expect(isUncertain(error)).toBe(isSo)
  })

  test.each([
    ['checking', 'unknown', 0, 'undone'],
    ['asking', 'unknown', 0, 'undone'],
    ['pending', 'unknown', 0, null],
    ['checking', 'unknown', 7 * DAY_MS, null],
    ['checking', 'pending', 0, 'pending'],
    ['pending', 'done', 8 * DAY_MS, 'done'],
    ['checking', 'failed', 0, 'failed'],
  ] as const)('MEM-02 %s, and the gateway says %s after %i ms: %s', (outcome, told, age, becomes) => {
    expect(afterAsking({ outcome, at: 1_000 }, told, 1_000 + age)).toBe(becomes)
  })
})
