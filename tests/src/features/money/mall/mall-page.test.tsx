import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { err } from '#domain/result'
import { MallPage } from '../../../../../src/features/money/mall/mall-page'
import { overlayState } from '../../../../../src/shared/overlays/overlay-queue'
import { pageState } from '../../../../../src/shared/page/page-state'
import { fakeCommands, resetCommands } from '../../../support/fake-commands'
import { putRows, show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))

const open = async (points: number, cost = 100) => {
  await startPage('/m/mall/mallHome')
  pageState.session = {
    id: '7',
    userName: 'ann',
    type: 0,
    token: 't',
    merchantCode: '',
    firstTimeLogin: false,
  }
  const value = { points, items: [{ id: 'cup', title: 'Cup', image: '', cost }] }
  putRows('memberAnswers', [{ merchant: pageState.merchant, member: '7', name: 'mall', value }])
  await show(<MallPage />)
}

const redeem = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem: Cup' }))
  await userEvent.click(within(screen.getByRole('group')).getByRole('button', { name: 'Redeem' }))
}

beforeEach(() => {
  resetCommands()
})

describe('MEM-02 the point market', () => {
  test('MEM-02 the confirmation has the focus, and nothing is sent before the player confirms', async () => {
    await open(250)
    await userEvent.click(await screen.findByRole('button', { name: 'Redeem: Cup' }))
    expect(document.activeElement?.textContent).toMatch(/Cup. for 100 points\. You will have 150 left\./u)
    expect(fakeCommands.submitTransaction).not.toHaveBeenCalled()
  })

  test('MEM-02 shows that the points are not enough if they were spent elsewhere meanwhile', async () => {
    await open(250)
    fakeCommands.submitTransaction.mockResolvedValue(
      err({ kind: 'refused', status: 400, code: 'balance.not.enough', message: 'No.' }),
    )
    await redeem()
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(overlayState.queue).toEqual([])
  })

  test('MEM-02 exactly the price in points is enough, one less is not', async () => {
    await open(100)
    expect(await screen.findByRole('button', { name: 'Redeem: Cup' })).toBeTruthy()
  })

  test('MEM-02 a player with too few points sees how many are missing', async () => {
    await open(99)
    expect(await screen.findByText('Short of 1 points')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Redeem: Cup' })).toBeNull()
  })
})
