import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { type AppError } from '#domain/errors'
import { err } from '#domain/result'
import { createDatabases } from '#domain/tables/databases'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { WithdrawForm } from '../../../../../src/features/money/cashier/withdraw-form'
import { overlayState } from '../../../../../src/shared/overlays/overlay-queue'
import { pageState } from '../../../../../src/shared/page/page-state'
import { ANN } from '../../../../support/members'
import { fakeCommands } from '../../../support/fake-commands'
import { show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', () => import('../../../support/fake-commands'))

const ACCOUNT = { id: '1', label: 'Harbour Bank', masked: '•••• 4417', kind: 'bank' } as const
const sent = vi.fn()

/** Fills in the form and sees its confirmation. */
const request = async (): Promise<HTMLElement> => {
  await show(<WithdrawForm accounts={[ACCOUNT]} onSent={sent} />)
  await userEvent.type(screen.getByLabelText('Amount'), '300')
  await userEvent.type(screen.getByLabelText('Withdrawal password'), 'harbour-secret')
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  return screen.getByRole('group', { name: 'Confirm withdrawal' })
}

const values = (): unknown[] =>
  ['Amount', 'Withdrawal password'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)

beforeEach(async () => {
  await startPage('/m/withdraw')
  pageState.session = ANN
  sent.mockClear()
})

test('MEM-02 an amount is not compared with a balance that is unknown, and no balance is claimed', async () => {
  expect((await request()).textContent).toMatch(/Your balance will be .••••./u)
})

test('MEM-02 a confirmation ends when its account is gone, and does not come back by itself', async () => {
  const other = { ...ACCOUNT, id: '2' }
  const form = (...accounts: readonly (typeof ACCOUNT | typeof other)[]) => (
    <WithdrawForm accounts={accounts} onSent={sent} />
  )
  const view = await show(form(ACCOUNT, other))
  await userEvent.type(screen.getByLabelText('Amount'), '300')
  await view.rerender(form(other, ACCOUNT))
  expect(screen.getByRole('radio', { checked: true })).toHaveProperty('value', '1')
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(screen.getByRole('group', { name: 'Confirm withdrawal' })).toBeTruthy()
  await view.rerender(form(other))
  expect(screen.queryByRole('group', { name: 'Confirm withdrawal' })).toBeNull()
  expect(document.activeElement?.tagName).toBe('FORM')
  expect(screen.getByRole('alert').textContent).toMatch(/no longer available/u)
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(document.activeElement).toBe(screen.getByRole('radio'))
  await view.rerender(form(other, ACCOUNT))
  expect(screen.queryByRole('group', { name: 'Confirm withdrawal' })).toBeNull()
})

const failOnce = async (detail: Extract<AppError, { kind: 'worker' }>['detail']): Promise<void> => {
  fakeCommands.submitTransaction.mockResolvedValueOnce(err({ kind: 'worker', detail }))
  await userEvent.click(within(await request()).getByRole('button', { name: 'Withdraw' }))
}

/** Stores a withdrawal of the member, as the worker does before it sends one. */
const store = async (row: Partial<TransactionRow>): Promise<void> => {
  const { cache, user } = createDatabases()
  const { merchant } = pageState
  const subject = 'createWithdrawal 1 300'
  const sentRow = { merchant, member: ANN.id, id: 'key', act: 'createWithdrawal', subject, outcome: 'asking' }
  await user.table('moneyActs').put({ ...sentRow, at: Date.now() + 60_000, ...row })
  cache.close()
  user.close()
}

test.each([
  ['crashed', 'database', {}],
  ['crashed', 'memory', undefined], // the rows ended with the worker
  ['timeout', 'database', undefined],
  ['crashed', 'database', { outcome: 'done', subject: '', about: 'createWithdrawal 1 300' }],
] as const)(
  'MEM-02 R-10 after the worker’s error “%s” (%s, row: %j) the outcome of a withdrawal is unknown, and the form is empty',
  async (detail, storage, row) => {
    if (row) await store(row)
    pageState.storage = storage
    await failOnce(detail)
    await vi.waitFor(() => expect(values()).toEqual(['', '']))
    expect(sent).toHaveBeenCalledTimes(1)
    expect(overlayState.queue).toEqual([])
  },
)

test.each([
  ['unavailable', { at: 0 }],
  ['crashed', { at: 0 }], // an earlier withdrawal
  ['crashed', { subject: 'createWithdrawal 1 400' }],
] as const)(
  'MEM-02 R-10 a withdrawal that was not sent (“%s”) is a failure, and the input stays',
  async (detail, row) => {
    await store(row)
    pageState.storage = 'database'
    await failOnce(detail)
    await vi.waitFor(() => expect(overlayState.queue).toHaveLength(1))
    expect(values()).toEqual(['300', 'harbour-secret'])
    expect(sent).not.toHaveBeenCalled()
  },
)
