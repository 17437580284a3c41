import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { AUTO_LOGIN_KEY, REMEMBERED_MEMBER_KEY } from '#domain/storage-keys'
import { err, ok } from '#domain/result'
import { LogoutDialog } from '../../../../src/features/member/logout-dialog'
import { pageState } from '../../../../src/shared/page/page-state'
import { fakeCommands, resetCommands } from '../../support/fake-commands'
import { change, show, startPage } from '../../support/page-fixture'

vi.mock('../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../support/fake-commands')).fakeCommands,
}))

const ANN = { id: '7', userName: 'ann', type: 0 }

beforeEach(async () => {
  resetCommands()
  await startPage('/m/member/home')
  pageState.session = { ...ANN, token: 't', merchantCode: 'harbour', firstTimeLogin: false }
  localStorage.setItem(REMEMBERED_MEMBER_KEY, JSON.stringify(ANN))
})

test('SES-08 LOG-14 without a saved login it says that everything is removed, but not if a number is saved', async () => {
  localStorage.removeItem(REMEMBERED_MEMBER_KEY)
  fakeCommands.savedNumber.mockResolvedValueOnce(ok({ countryDialingCode: '63', mobileNum: '9171234567' }))
  const view = await show(<LogoutDialog onClose={() => undefined} />)
  expect(screen.getByRole('dialog').textContent).not.toContain('is removed')
  view.unmount()
  await show(<LogoutDialog onClose={() => undefined} />)
  expect(screen.getByRole('dialog').textContent).toContain(
    'What this phone keeps of your account is removed.',
  )
})

test('LOG-07 a login that could not be removed keeps the session and the dialog', async () => {
  fakeCommands.logOut.mockResolvedValueOnce(err({ kind: 'storage', detail: 'closed' }))
  await show(<LogoutDialog onClose={() => undefined} />)
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Log out and forget this device' }))
  expect(fakeCommands.logOut).toHaveBeenCalledExactlyOnceWith(true)
  expect(dialog.getByRole('alert').textContent).toContain('could not be removed')
  expect(pageState.session).not.toBeNull()
})

test('LOG-10 no automatic login after a logout without a response from the worker', async () => {
  localStorage.setItem(AUTO_LOGIN_KEY, '1')
  fakeCommands.logOut.mockResolvedValue(err({ kind: 'worker', detail: 'timeout' }))
  await show(<LogoutDialog onClose={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await change(() => undefined)
  expect(pageState.session).toBeNull()
  expect(localStorage.getItem(AUTO_LOGIN_KEY)).toBe('0')
  expect(localStorage.getItem(REMEMBERED_MEMBER_KEY)).toBe('')
})
