import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { BankCardForm } from '../../../../../src/features/money/payout-accounts/bank-card-form'
import { pageState } from '../../../../../src/shared/page/page-state'
import { ANN } from '../../../../support/members'
import { change, putRows, show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', () => import('../../../support/fake-commands'))

const put = (id: string, outcome: TransactionRow['outcome']): Promise<void> =>
  change(() =>
    putRows('moneyActs', [
      {
        merchant: pageState.merchant,
        member: ANN.id,
        id,
        act: 'addBankCard',
        subject: 'addBankCard',
        outcome,
        at: 1,
      },
    ]),
  )

test('MEM-02 while one account waits for the gateway, the form shows how the next one ends, and clears for it', async () => {
  await startPage('/m/securityCenter/addBankCard')
  pageState.session = ANN
  await show(<BankCardForm memberId={ANN.id} isPix={false} />)
  const bank = screen.getByLabelText('Bank')
  const messages = () =>
    screen.queryAllByText(/^(?:Processing…|Failed)/u).map(({ textContent }) => textContent)
  await userEvent.type(bank, 'Harbour')
  await put('b', 'pending')
  expect(bank).toHaveProperty('value', '')
  await userEvent.type(bank, 'Coast')
  await put('c', 'checking') // its response was lost
  expect(bank).toHaveProperty('readOnly', true)
  await put('c', 'failed')
  expect(messages()).toHaveLength(2)
  expect(bank).toHaveProperty('value', 'Coast')
  await put('a', 'pending')
  expect(bank).toHaveProperty('value', '')
  await userEvent.type(bank, 'Third')
  await put('b', 'done') // the first one: what is being typed stays
  expect(bank).toHaveProperty('value', 'Third')
})
