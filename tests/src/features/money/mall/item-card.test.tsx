import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ItemCard } from '../../../../../src/features/money/mall/item-card'
import { show, startPage } from '../../../support/page-fixture'

test('MEM-02 a confirmation ends when a sync changes what the item costs, or what the member can pay', async () => {
  await startPage('/m/mall/mallHome')
  const redeem = vi.fn()
  const card = (cost: number, points: number) => (
    <ul>
      <ItemCard
        item={{ id: '1', title: 'Cup', image: '', cost }}
        {...{ points, act: undefined, isBusy: false, isBlocked: false, announced: null, onRedeem: redeem }}
      />
    </ul>
  )
  const view = await show(card(100, 450))
  const ask = () => userEvent.click(screen.getByRole('button', { name: 'Redeem: Cup' }))
  const question = () => screen.queryByRole('group')
  await ask()
  expect(question()?.textContent).toContain('100 points')
  await view.rerender(card(300, 450))
  expect(question()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('listitem'))
  await view.rerender(card(100, 450))
  expect(question()).toBeNull()
  await ask()
  await view.rerender(card(100, 50))
  expect(question()).toBeNull()
  await view.rerender(card(100, 450))
  await ask()
  await userEvent.click(screen.getByRole('button', { name: 'Redeem' }))
  expect(redeem).toHaveBeenCalledOnce()
  expect(question()).toBeNull()
})
