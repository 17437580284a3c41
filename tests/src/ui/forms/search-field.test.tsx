import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SearchField } from '../../../../src/ui/forms/search-field'

const Field = () => {
  const [text, setText] = useState('dragon')
  return <SearchField label="Search" placeholder="" clearLabel="Clear" value={text} onChange={setText} />
}

test('GAM-01 after clearing the search the focus stays in the field', async () => {
  render(<Field />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await userEvent.keyboard('koi')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'koi')
})
