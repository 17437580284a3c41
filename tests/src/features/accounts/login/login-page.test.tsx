import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AppError } from '#domain/errors'
import { err, ok } from '#domain/result'
import { LoginPage } from '../../../../../src/features/accounts/login/login-page'
import { loginState } from '../../../../../src/features/accounts/login/login-state'
import { overlayState } from '../../../../../src/shared/overlays/overlay-queue'
import { fakeCommands, resetCommands } from '../../../support/fake-commands'
import { change, show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))

beforeEach(async () => {
  resetCommands()
  sessionStorage.clear()
  Object.assign(loginState, { status: 'idle', refusal: null, hasEnded: false })
  await startPage('/m/login')
})

const nameField = (): HTMLElement => screen.getByLabelText('Username')
const passwordField = (): HTMLElement => screen.getByLabelText('Password')

test('LOG-01 fetches its data when it opens, and again at the first touch if that failed', async () => {
  fakeCommands.prepareLogin.mockResolvedValueOnce(err({ kind: 'network', secure: true }))
  await show(<LoginPage />)
  expect(fakeCommands.prepareLogin).toHaveBeenCalledTimes(1)
  await userEvent.click(nameField())
  await userEvent.click(passwordField())
  expect(fakeCommands.prepareLogin).toHaveBeenCalledTimes(2)
})

test('LOG-05 nothing interrupts a form that is being filled in', async () => {
  const view = await show(<LoginPage />)
  expect(overlayState.activity).toBe('free')
  await userEvent.type(nameField(), 'a')
  expect(overlayState.activity).toBe('form')
  view.unmount()
  expect(overlayState.activity).toBe('free')
})

test.each<[string, AppError, RegExp]>([
  ['a dead worker', { kind: 'worker', detail: 'crashed' }, /No answer came/u],
  ['no encryption', { kind: 'encryption', detail: '' }, /could not be sent safely/u],
])('LOG-08 %s keeps name and password', async (_, error, text) => {
  fakeCommands.logIn.mockResolvedValue(err(error))
  await show(<LoginPage />)
  await userEvent.type(nameField(), 'ann')
  await userEvent.type(passwordField(), 'secret')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect(screen.getByRole('alert').textContent).toMatch(text)
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
