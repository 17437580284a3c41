import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { AUTO_LOGIN_KEY, REMEMBERED_MEMBER_KEY } from '#domain/storage-keys'
import { err, ok } from '#domain/result'
import { LogoutDialog } from '../../../../src/features/member/logout-dialog'
import { pageState } from '../../../../src/shared/page/page-state'
import { ANN } from '../../../support/members'
import { fakeCommands } from '../../support/fake-commands'
import { show, startPage } from '../../support/page-fixture'

vi.mock('../../../../src/shared/worker/client/commands', () => import('../../support/fake-commands'))

const dialog = (): HTMLElement => screen.getByRole('dialog')

beforeEach(async () => {
  await startPage('/m/member/home')
  pageState.session = ANN
})

test('SES-08 LOG-14 without a saved login it says that everything is removed, but not if a number is saved', async () => {
  fakeCommands.savedNumber.mockResolvedValueOnce(ok({ countryDialingCode: '63', mobileNum: '9171234567' }))
  const view = await show(<LogoutDialog onClose={() => undefined} />)
  expect(dialog().textContent).not.toContain('will be removed')
  view.unmount()
  await show(<LogoutDialog onClose={() => undefined} />)
  expect(dialog().textContent).toContain('Your account data will be removed from this phone.')
})

test('LOG-07 a logout in progress cannot be cancelled', async () => {
  const close = vi.fn()
  await show(<LogoutDialog onClose={close} />)
  fakeCommands.logOut.mockReturnValueOnce(new Promise(() => undefined))
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(close).not.toHaveBeenCalled()
})

test('LOG-07 LOG-10 a login that could not be removed keeps the session; without a response it logs nobody in', async () => {
  localStorage.setItem(REMEMBERED_MEMBER_KEY, JSON.stringify({ id: ANN.id, userName: 'ann', type: 0 }))
  localStorage.setItem(AUTO_LOGIN_KEY, '1')
  fakeCommands.logOut.mockResolvedValueOnce(err({ kind: 'storage', detail: 'closed' }))
  await show(<LogoutDialog onClose={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Log out and forget this device' }))
  expect(fakeCommands.logOut).toHaveBeenCalledExactlyOnceWith(true)
  expect(screen.getByRole('alert').textContent).toContain('couldn’t be removed')
  expect(pageState.session).not.toBeNull()

  fakeCommands.logOut.mockResolvedValue(err({ kind: 'worker', detail: 'timeout' }))
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await vi.waitFor(() => expect(pageState.session).toBeNull())
  expect([localStorage.getItem(AUTO_LOGIN_KEY), localStorage.getItem(REMEMBERED_MEMBER_KEY)]).toEqual([
    '0',
    '',
  ])
})
