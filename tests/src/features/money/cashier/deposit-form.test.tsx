import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DepositForm } from '../../../../../src/features/money/cashier/deposit-form'
import type { Pay } from '../../../../../src/features/money/cashier/use-pay'
import { show, startPage } from '../../../support/page-fixture'

const method = (id: string) => ({ id, name: `Method ${id}`, image: '', min: 50, max: 5_000 })
const [A, B] = [method('a'), method('b')]

test('MEM-02 the method on the screen stays the chosen one after a sync; if it is gone, the player chooses again', async () => {
  await startPage('/m/voucherCenter')
  const run = vi.fn<Pay['run']>()
  const form = (...methods: readonly (typeof A)[]) => (
    <DepositForm methods={methods} pay={{ busy: null, isOpening: false, announced: null, run }} acts={[]} />
  )
  const view = await show(form(A, B))
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '500')
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Go to payment' }))
  await view.rerender(form(B, A))
  await send()
  expect(run.mock.lastCall?.[0]).toEqual({ methodId: 'a', amount: 500 })
  await view.rerender(form(B))
  expect(screen.getByRole('alert').textContent).toBe('This option is no longer available. Choose another.')
  expect(screen.getByRole('textbox', { name: 'Amount' }).getAttribute('aria-invalid')).toBeNull() // no limits apply
  await send()
  expect(run).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(screen.getByRole('radio'))
  await userEvent.click(screen.getByRole('radio'))
  expect(screen.queryByRole('alert')).toBeNull()
  await send()
  expect(run.mock.lastCall?.[0]).toEqual({ methodId: 'b', amount: 500 })
})
