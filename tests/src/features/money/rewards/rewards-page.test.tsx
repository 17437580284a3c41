import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Rewards } from '#domain/contract/member/member-area'
import { DAY_MS } from '#domain/timing'
import { err, ok } from '#domain/result'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { RewardsPage } from '../../../../../src/features/money/rewards/rewards-page'
import { overlayState } from '../../../../../src/shared/overlays/overlay-queue'
import { pageState } from '../../../../../src/shared/page/page-state'
import { fakeCommands, resetCommands } from '../../../support/fake-commands'
import { putRows, show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))

const REWARD: Rewards[number] = { id: '1', title: 'Cashback', amount: 5, status: 'CLAIMABLE' }

const act = (more: Partial<TransactionRow>): TransactionRow => ({
  merchant: pageState.merchant,
  member: '7',
  id: 'key-1',
  act: 'claimReward',
  subject: 'claimReward 1',
  outcome: 'checking',
  at: 1,
  ...more,
})

const open = async (rewards: Rewards, found?: Partial<TransactionRow>) => {
  await startPage('/m/rewardCenter')
  pageState.session = {
    id: '7',
    userName: 'ann',
    type: 0,
    token: 't',
    merchantCode: '',
    firstTimeLogin: false,
  }
  const scope = { merchant: pageState.merchant, member: '7' }
  putRows('memberAnswers', [{ ...scope, name: 'rewards', value: rewards }])
  if (found) putRows('moneyActs', [act(found)])
  await show(<RewardsPage />)
}

const claim = async () => userEvent.click(await screen.findByRole('button', { name: 'Claim: Cashback' }))

beforeEach(() => {
  resetCommands()
})

describe('MEM-02 the rewards', () => {
  test('MEM-02 shows a reward claimed elsewhere as gone', async () => {
    await open([REWARD])
    fakeCommands.submitTransaction.mockResolvedValue(
      err({ kind: 'refused', status: 400, code: 'reward.not.claimable', message: 'No.' }),
    )
    await claim()
    expect(await screen.findByText('This reward can no longer be claimed.')).toBeTruthy()
    expect(overlayState.queue).toEqual([])
  })

  test('MEM-02 shows any other rejection like every error', async () => {
    await open([REWARD])
    fakeCommands.submitTransaction.mockResolvedValue(
      err({ kind: 'refused', status: 400, code: 'request.invalid', message: 'No.' }),
    )
    await claim()
    await vi.waitFor(() => {
      expect(overlayState.queue).toHaveLength(1)
    })
  })

  test('MEM-02 an expired reward cannot be claimed', async () => {
    await open([{ ...REWARD, expires: Date.now() - DAY_MS }])
    expect(await screen.findByText('This reward can no longer be claimed.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Claim: Cashback' })).toBeNull()
  })

  test('MEM-02 while its outcome is unknown the reward is checked and cannot be claimed again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open([REWARD], { outcome: 'checking' })
    expect(await screen.findByText(/We are checking/u)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Claim: Cashback' })).toBeNull()
    fakeCommands.reconcileTransactions.mockResolvedValue(ok(1))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(fakeCommands.reconcileTransactions).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(fakeCommands.reconcileTransactions).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })

  test('MEM-02 shows the gateway’s message about the result until the player has seen it', async () => {
    await open([{ ...REWARD, status: 'CLAIMED' }], { outcome: 'failed', message: 'Under review.' })
    expect(await screen.findByText('Under review.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    expect(fakeCommands.dismissTransaction).toHaveBeenCalledWith('key-1')
  })
})
