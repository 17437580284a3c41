import { expect, test } from 'vitest'
import { historyDays, namedSubjects } from '#domain/member/history'
import { asHistory } from '#domain/money/transaction-state'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { DAY_MS, HOUR_MS } from '#domain/timing'

const NOON = new Date(2026, 10, 20, 12).getTime()
const OWNER = { merchant: 'harbour', member: '7' }

const transaction = (row: Partial<TransactionRow>): TransactionRow => ({
  ...OWNER,
  id: 'key',
  act: 'claimReward',
  subject: 'claimReward 1',
  outcome: 'done',
  at: NOON,
  ...row,
})

test('entries are in days of the device’s time, newest first', () => {
  const games = [
    { ...OWNER, gameId: 'a', at: NOON - 13 * HOUR_MS },
    { ...OWNER, gameId: 'b', at: NOON + HOUR_MS },
  ]
  const transactions = [
    transaction({ act: 'createDeposit', amount: 50 }),
    transaction({ isSeen: true, at: NOON - 90 * DAY_MS }),
  ]
  const days = historyDays(games, transactions, NOON)
  expect(days.map(({ entries }) => entries.map(({ kind, amount }) => [kind, amount]))).toEqual([
    [
      ['game', undefined],
      ['deposit', 50],
    ],
    [['game', undefined]],
  ])
  expect(days[0]?.entries[0]?.gameId).toBe('b')
})

test('confirmed and open transactions differ; one that was not carried out is shown until it was seen', () => {
  const shown = (row: Partial<TransactionRow>) =>
    historyDays([], [transaction(row)], NOON)[0]?.entries[0]?.state
  for (const [outcome, state] of [
    ['asking', 'unclear'],
    ['checking', 'unclear'],
    ['pending', 'pending'],
    ['undone', 'undone'],
    ['done', 'done'],
    ['failed', 'failed'],
  ] as const)
    expect(shown({ outcome })).toBe(state)
  expect([shown({ isSeen: true }), shown({ isSeen: true, outcome: 'undone' })]).toEqual(['done', undefined])
})

test('bank cards and feedback are no part of it', () => {
  const rows = [transaction({ act: 'addBankCard' }), transaction({ act: 'feedback' })]
  expect(historyDays([], rows, NOON)).toEqual([])
})

test('a transaction is found under what it is about, also once it was seen', () => {
  const named = namedSubjects(
    [{ id: '1', title: 'Cashback', amount: 84.5, status: 'CLAIMED', expires: undefined }],
    [{ id: '2', title: '20 spins', image: '', cost: 5 }],
  )
  const rows = [
    asHistory(asHistory(transaction({}))), // dismissed twice
    transaction({ act: 'redeemItem', subject: 'redeemItem 2', at: NOON - 1 }),
  ]
  const entries = historyDays([], rows, NOON).flatMap((day) => day.entries)
  expect(entries.map(({ subject = '' }) => named.get(subject))).toEqual([
    { name: 'Cashback', amount: 84.5 },
    { name: '20 spins' },
  ])
})
