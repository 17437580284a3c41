import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '../../../../src/ui/dialogs/dialog'
import { show } from '../../support/page-fixture'

test('SHL-09 a click outside the dialog closes it, a text selection that ends there does not', async () => {
  const close = vi.fn()
  await show(
    <Dialog title="Title" onClose={close} actions={null}>
      <input aria-label="Name" />
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog')
  fireEvent.pointerDown(screen.getByLabelText('Name'))
  fireEvent.click(dialog) // as a browser reports a press inside that is released outside
  expect(close).not.toHaveBeenCalled()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(close).toHaveBeenCalledOnce()
})
