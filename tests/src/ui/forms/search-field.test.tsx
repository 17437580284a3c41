import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SearchField } from '../../../../src/ui/forms/search-field'

test('GAM-01 after clearing the search the focus stays in the field', async () => {
  const onText = vi.fn()
  render(
    <SearchField
      label="Search"
      placeholder="Game"
      clearLabel="Clear"
      initialValue="dragon"
      onText={onText}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onText).toHaveBeenLastCalledWith('')
  await userEvent.keyboard('koi')
  expect(onText).toHaveBeenLastCalledWith('koi')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'koi')
})
