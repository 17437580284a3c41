import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { err, ok } from '#domain/result'
import { LoginPage } from '../../../../../src/features/accounts/login/login-page'
import { overlayState } from '../../../../../src/shared/overlays/overlay-queue'
import { fakeCommands } from '../../../support/fake-commands'
import { change, show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', () => import('../../../support/fake-commands'))

beforeEach(() => startPage('/m/login'))

const nameField = (): HTMLElement => screen.getByLabelText('Username')
const passwordField = (): HTMLElement => screen.getByLabelText('Password')

test('LOG-01 LOG-05 fetches its data when it opens, and again at the first touch if that failed; nothing interrupts it', async () => {
  fakeCommands.prepareLogin.mockResolvedValueOnce(err({ kind: 'network', secure: true }))
  const view = await show(<LoginPage />)
  expect(fakeCommands.prepareLogin).toHaveBeenCalledTimes(1)
  await userEvent.click(passwordField())
  expect(overlayState.activity).toBe('free')
  await userEvent.type(nameField(), 'a')
  expect(fakeCommands.prepareLogin).toHaveBeenCalledTimes(2)
  expect(overlayState.activity).toBe('form')
  view.unmount()
  expect(overlayState.activity).toBe('free')
})

test('LOG-08 without encryption name and password stay', async () => {
  fakeCommands.logIn.mockResolvedValue(err({ kind: 'encryption', detail: '' }))
  await show(<LoginPage />)
  await userEvent.type(nameField(), 'ann')
  await userEvent.type(passwordField(), 'secret')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t send this securely/u)
  expect(nameField()).toHaveProperty('value', 'ann')
  expect(passwordField()).toHaveProperty('value', 'secret')
})

test('LOG-07 does not fill in the name while the player is about to type', async () => {
  let find: (name: string) => void = () => undefined
  fakeCommands.savedLogin.mockReturnValue(new Promise((resolve) => (find = (name) => resolve(ok(name)))))
  await show(<LoginPage />)
  nameField().focus()
  await change(() => find('ann'))
  expect(nameField()).toHaveProperty('value', '')
})
