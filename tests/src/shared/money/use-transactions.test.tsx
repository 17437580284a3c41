import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ok } from '#domain/result'
import { TRANSACTION_POLL_MAX_MS, TRANSACTION_POLL_MS } from '#domain/timing'
import { useOpenTransactions } from '../../../../src/shared/money/use-transactions'
import { pageState } from '../../../../src/shared/page/page-state'
import { ANN } from '../../../support/members'
import { fakeCommands } from '../../support/fake-commands'
import { putRows, show, startPage } from '../../support/page-fixture'

vi.mock('../../../../src/shared/worker/client/commands', () => import('../../support/fake-commands'))

const Screen = () => {
  useOpenTransactions(ANN.id)
  return null
}

test('MEM-02 the status of an open transaction is checked after 2 s, then after twice as long each time, 30 s at most', async () => {
  await startPage('/m/rewardCenter')
  const { merchant } = pageState
  const row = { merchant, member: ANN.id, id: '1', act: 'claimReward', subject: 'claimReward 1' } as const
  putRows('moneyActs', [{ ...row, outcome: 'checking', at: 1 }])
  const sentAt: number[] = []
  fakeCommands.reconcileTransactions.mockImplementation(() => {
    sentAt.push(Date.now())
    return Promise.resolve(ok(1))
  })
  vi.useFakeTimers()
  const start = Date.now()
  const shown = show(<Screen />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  await shown
  await act(() => vi.advanceTimersByTimeAsync(150_000))
  const waits = sentAt.map((at, index) => at - (sentAt[index - 1] ?? start))
  expect(waits.slice(0, 6)).toEqual([
    ...[TRANSACTION_POLL_MS, 4_000, 8_000, 16_000],
    ...[TRANSACTION_POLL_MAX_MS, TRANSACTION_POLL_MAX_MS],
  ])
})
