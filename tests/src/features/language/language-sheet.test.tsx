import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LanguageSheet } from '../../../../src/features/language/language-sheet'
import { setLanguage } from '../../../../src/shared/page/page-state'
import { change, show, startPage } from '../../support/page-fixture'

vi.mock('../../../../src/shared/page/page-state', async (load) => ({
  ...(await load<object>()),
  setLanguage: vi.fn(),
}))

test('LNG-01 a choice that fails while a later one loads shows no error', async () => {
  await startPage('/m/home')
  const fails: (() => void)[] = []
  vi.mocked(setLanguage).mockImplementation(
    () => new Promise((_resolve, reject) => fails.push(() => reject(new Error('offline')))),
  )
  await show(<LanguageSheet onClose={() => undefined} />)
  await userEvent.click(screen.getByText('Français'))
  await userEvent.click(screen.getByText('Español'))
  const isBusy = () => screen.getByText('Español').closest('button')?.getAttribute('aria-busy')
  await change(() => fails[0]?.())
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(isBusy()).toBe('true')
  await change(() => fails[1]?.())
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(isBusy()).toBeNull()
})
