import { expect, test } from 'vitest'
import type { AppError } from '#domain/errors'
import type { TransactionRequest } from '#domain/money/transaction-requests'
import {
  afterStatusCheck,
  isResumable,
  isForgotten,
  isInFlight,
  isOutcomeUnknown,
  isUnaffectedBy,
  canReuseKey,
  canRetry,
  hasHistory,
  hasLeftHistory,
  transactionSubject,
} from '#domain/money/transaction-state'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { refused } from '../../support/refused'

const CARD = { act: 'addBankCard', holder: 'Ann Lee', bank: 'BDO', number: '4000123412341234' } as const

test.each<readonly [TransactionRequest, string, boolean]>([
  [{ act: 'claimReward', id: '12' }, 'claimReward 12', true],
  [{ act: 'redeemItem', id: 'cup' }, 'redeemItem cup', true],
  [{ act: 'createDeposit', methodId: 'gcash', amount: 99.5 }, 'createDeposit gcash 99.5', true],
  [{ act: 'createWithdrawal', accountId: '3', amount: 50 }, 'createWithdrawal 3 50', true],
  [{ act: 'createWithdrawal', accountId: '3', amount: 50, fundPassword: 'x' }, 'createWithdrawal 3 50', true],
  [CARD, 'addBankCard', false],
  [{ ...CARD, number: '', pixKey: 'ann@example.com' }, 'addBankCard', false],
  [{ act: 'feedback', topic: 'app', text: 'Hello' }, 'feedback', false],
])('MEM-02 %j has the subject “%s”; can reuse its key, and has a history: %s', (input, subject, keeps) => {
  expect(transactionSubject(input)).toBe(subject)
  expect(canReuseKey(input)).toBe(keeps)
  expect(hasHistory(input)).toBe(keeps)
})

const DAY_MS = 86_400_000
test.each<readonly [string, AppError, boolean]>([
  ['no network', { kind: 'network', secure: true }, true],
  ['no answer in time', { kind: 'timeout', limitMs: 1 }, true],
  ['a fault', { kind: 'http', status: 503 }, true],
  ['a fault in the envelope', refused('internal', 500), true],
  ['bytes that say nothing', { kind: 'malformed', detail: '' }, true],
  ['a key that was met before', refused('duplicate.request', 400), true],
  ['a refusal', refused('balance.not.enough', 400), false],
  ['too many', refused('TOO_MANY_REQUEST', 429), false],
  ['a page in front of the gateway', { kind: 'http', status: 403 }, true],
  ['not found', { kind: 'http', status: 404 }, false],
  ['a page without a session', { kind: 'http', status: 401 }, false],
  ['a page about too many', { kind: 'http', status: 429 }, false],
  ['no key to seal it with', { kind: 'encryption', detail: '' }, false],
])('MEM-02 %s leaves the outcome unknown (case %#)', (_name, error, isSo) => {
  expect(isOutcomeUnknown(error)).toBe(isSo)
})

test.each([
  ['unknown', 0, 'undone'],
  ['unknown', 7 * DAY_MS - 1, 'undone'],
  ['unknown', 7 * DAY_MS, null],
  ['pending', 0, 'pending'],
  ['done', 8 * DAY_MS, 'done'],
  ['failed', 0, 'failed'],
] as const)('MEM-02 gateway state %s after %i ms becomes %s', (reportedStatus, age, becomes) => {
  expect(afterStatusCheck({ at: 1_000, act: 'createWithdrawal' }, reportedStatus, 1_000 + age)).toBe(becomes)
})

test('MEM-02 an unpaid deposit stays pending until it cannot be resumed any more', () => {
  const deposit = { at: 0, act: 'createDeposit' } as const
  expect(afterStatusCheck(deposit, 'pending', 7 * DAY_MS - 1)).toBe('pending')
  expect(afterStatusCheck(deposit, 'pending', 7 * DAY_MS)).toBeNull()
  expect(afterStatusCheck(deposit, 'done', 7 * DAY_MS)).toBe('done')
  expect(afterStatusCheck({ ...deposit, act: 'createWithdrawal' }, 'pending', 7 * DAY_MS)).toBe('pending')
})

const row = (act: TransactionRow['act'], outcome: TransactionRow['outcome']): TransactionRow => ({
  ...{ merchant: 'harbour', member: '7', id: 'key', act, subject: act, outcome, at: 1 },
})
test.each([
  ['createDeposit', 'pending', true],
  ['createDeposit', 'undone', true],
  ['createDeposit', 'checking', false],
  ['createDeposit', 'failed', false],
  ['createWithdrawal', 'pending', false],
  ['createWithdrawal', 'undone', true],
] as const)('MEM-02 another tap resumes %s in state %s: %s', (act, outcome, isSo) => {
  expect(isResumable(row(act, outcome), DAY_MS)).toBe(isSo)
  expect(isResumable(row(act, outcome), 8 * DAY_MS)).toBe(false)
  expect(isResumable({ ...row(act, outcome), at: 7 * DAY_MS, keyAt: 0 }, 8 * DAY_MS)).toBe(false)
})

test.each<readonly [TransactionRow['outcome'], string, AppError, boolean]>([
  ['undone', 'a first response', refused('balance.not.enough'), false],
  ['undone', 'a lost session', refused('balance.not.enough', 401), true],
  ['undone', 'a rate limit', refused('TOO_MANY_REQUEST'), true],
  ['undone', 'a password that was encrypted with another key', refused('encryption.invalid'), true],
  ['undone', 'no network', { kind: 'network', secure: true }, true],
  ['pending', 'a rejection', refused('balance.not.enough'), true],
])('MEM-02 a resumed one in state %s stays as it is after %s (case %#)', (outcome, _name, error, isSo) => {
  expect(isUnaffectedBy(row('createDeposit', outcome), error)).toBe(isSo)
})

test.each([
  ['claimReward', 'asking', true, false],
  ['claimReward', 'checking', true, false],
  ['claimReward', 'pending', true, false],
  ['claimReward', 'done', false, false],
  ['claimReward', 'undone', false, true],
  ['claimReward', 'failed', false, true],
  ['redeemItem', 'pending', true, false],
  ['createDeposit', 'pending', false, false],
  ['createDeposit', 'checking', true, false],
] as const)('MEM-02 %s, %s: a second would charge twice: %s, can retry: %s', (act, outcome, open, may) => {
  expect(isInFlight(row(act, outcome))).toBe(open)
  expect(canRetry(row(act, outcome))).toBe(may)
  expect(canRetry(undefined)).toBe(true)
})

test.each([
  ['done', true, 90 * DAY_MS, true],
  ['done', true, 90 * DAY_MS - 1, false],
  ['failed', true, 90 * DAY_MS, true],
  ['undone', true, 90 * DAY_MS, false],
  ['done', undefined, 90 * DAY_MS, false],
] as const)(
  'MEM-02 a row %s, seen: %s, after %i ms has left the history: %s',
  (outcome, isSeen, age, isSo) => {
    const seen = isSeen ? { isSeen } : {}
    expect(hasLeftHistory({ ...row('createDeposit', outcome), ...seen }, 1 + age)).toBe(isSo)
  },
)

test.each<readonly [AppError, boolean]>([
  [refused('request.invalid'), true],
  [refused('request.invalid', 400), true],
  [{ kind: 'http', status: 404 }, true],
  [{ kind: 'http', status: 403 }, false],
  [{ kind: 'http', status: 502 }, false],
  [refused('request.failed', 503), false],
  [refused('TOO_MANY_REQUEST'), false],
  [refused('TOO_MANY_REQUEST', 404), false],
  [{ kind: 'malformed', detail: '' }, false],
  [{ kind: 'network', secure: true }, false],
  [{ kind: 'session-over' }, false],
])(
  'MEM-02 a status check of an ended key shows with %j that the gateway has forgotten it: %s',
  (error, isSo) => {
    expect(isForgotten({ at: 7 * DAY_MS, keyAt: 0 }, error, 7 * DAY_MS)).toBe(isSo)
    expect(isForgotten({ at: 1 }, error, 7 * DAY_MS)).toBe(false)
  },
)
