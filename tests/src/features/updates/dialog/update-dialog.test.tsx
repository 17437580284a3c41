import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { UpdateDialog } from '../../../../../src/features/updates/dialog/update-dialog'
import { show, startPage } from '../../../support/page-fixture'

// The update itself is tested in apply-update.test.ts.
vi.mock('../../../../../src/features/updates/dialog/apply-update', () => ({ applyUpdate: vi.fn() }))

const later = () => userEvent.click(screen.getByRole('button', { name: 'Later' }))

test('UPD-03 the dialog cannot be closed once the player has chosen the refresh, which leaves the screen', async () => {
  const close = vi.fn()
  await startPage('/m/home')
  await show(<UpdateDialog onClose={close} />)
  await later()
  expect(close).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await later()
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(close).toHaveBeenCalledTimes(1)
})
