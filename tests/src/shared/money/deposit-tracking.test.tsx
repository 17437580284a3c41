import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { TransactionResult } from '#domain/money/transaction-requests'
import { ok } from '#domain/result'
import { useSubmitTransaction } from '../../../../src/shared/money/use-submit-transaction'
import { trackCompletedDeposits } from '../../../../src/shared/tracking/track-events'
import { pendingEvents } from '../../../../src/shared/tracking/event-queue'
import { pageState } from '../../../../src/shared/page/page-state'
import { ANN, BEN } from '../../../support/members'
import { fakeCommands } from '../../support/fake-commands'
import { change, show, startPage } from '../../support/page-fixture'

vi.mock('../../../../src/shared/worker/client/commands', () => import('../../support/fake-commands'))

const Pay = () => {
  const { run } = useSubmitTransaction()
  return <button onClick={() => run({ act: 'createDeposit', methodId: 'gcash', amount: 100 })}>Pay</button>
}

test.each([
  ['logged out', null],
  ['changed', BEN],
])('TRK-02 a deposit is tracked for its own member, who has %s meanwhile', async (_name, next) => {
  await startPage('/m/voucherCenter')
  pageState.session = ANN
  await show(<Pay />)
  let answer: (result: ReturnType<typeof ok<TransactionResult>>) => void = () => undefined
  fakeCommands.submitTransaction.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await userEvent.click(screen.getByText('Pay'))
  await vi.waitFor(() => expect(fakeCommands.submitTransaction).toHaveBeenCalled())
  const { merchant } = pageState
  const id = `key-${merchant}`
  await change(() => {
    pageState.session = next
    answer(ok({ status: 'done', id }))
  })
  const events = () => pendingEvents().filter((event) => event.merchant === merchant)
  const deposit = { customerId: '7', amount: 100, name: 'deposit', eventID: `deposit-${id}` }
  expect(events()).toMatchObject([deposit])
  // Its row, read afterwards, is the same deposit.
  const row = { merchant, member: '7', id, act: 'createDeposit', subject: '', amount: 100, at: 1 } as const
  trackCompletedDeposits([{ ...row, outcome: 'done' }])
  expect(events()).toHaveLength(1)
})
