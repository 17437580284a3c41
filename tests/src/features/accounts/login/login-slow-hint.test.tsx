import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SLOW_HINT_DELAY_MS, SUBMIT_LOCK_MS } from '#domain/timing'
import type { LoginOutcome } from '#domain/port'
import { err, type Result } from '#domain/result'
import type { AppError } from '#domain/errors'
import { LoginPage } from '../../../../../src/features/accounts/login/login-page'
import { loginState } from '../../../../../src/features/accounts/login/login-state'
import { fakeCommands, resetCommands } from '../../../support/fake-commands'
import { show, startPage } from '../../../support/page-fixture'
import { refused } from '../../../support/accounts-page'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))

beforeEach(async () => {
  resetCommands()
  sessionStorage.clear()
  Object.assign(loginState, { status: 'idle', refusal: null, hasEnded: false })
  await startPage('/m/login')
})

afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })

const press = (name: string): Promise<void> =>
  act(async () => {
    screen.getByRole('button', { name }).click()
    await vi.advanceTimersByTimeAsync(0)
  })

test('R-10 LOG-02 a slow login shows a hint and can be cancelled; the typed text stays', async () => {
  let answer: (result: Result<LoginOutcome, AppError>) => void = () => undefined
  fakeCommands.logIn.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  fakeCommands.stopLogin.mockImplementation(() => {
    answer(err({ kind: 'aborted' }))
    return Promise.resolve({ ok: true, value: null })
  })
  await show(<LoginPage />)
  await userEvent.type(screen.getByLabelText('Username'), 'ann')
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
  vi.useFakeTimers()
  await press('Log in')
  await pass(SLOW_HINT_DELAY_MS - 1)
  expect(screen.queryByRole('button', { name: 'Stop waiting' })).toBeNull()
  await pass(1)
  expect(screen.getByText(/taking longer than usual/u)).toBeTruthy()
  await press('Stop waiting')
  await pass(1_000)
  expect(screen.queryByRole('button', { name: 'Stop waiting' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  const again = screen.getByRole('button', { name: 'Log in' })
  expect(again.getAttribute('aria-busy')).toBeNull()
  expect(document.activeElement).toBe(again)
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret')
})

test('LOG-02 a rejection that arrives after leaving the form is shown once on return', async () => {
  let answer: (result: Result<LoginOutcome, AppError>) => void = () => undefined
  fakeCommands.logIn.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const left = await show(<LoginPage />)
  await userEvent.type(screen.getByLabelText('Username'), 'ann')
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  left.unmount()
  await act(async () => {
    answer(err(refused('login.cred.err')))
    await Promise.resolve()
  })
  const back = await show(<LoginPage />)
  expect(screen.getByRole('alert').textContent).toBe('The username or the password is wrong.')
  back.unmount()
  await show(<LoginPage />)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('LOG-02 sends one login at a time, and none within half a second after one ended', async () => {
  let answer: (result: Result<LoginOutcome, AppError>) => void = () => undefined
  fakeCommands.logIn.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await show(<LoginPage />)
  await userEvent.type(screen.getByLabelText('Username'), 'ann')
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
  // The clock is stopped: a slow machine takes half a second to type a word.
  vi.useFakeTimers()
  await press('Log in')
  answer(err(refused('login.cred.err')))
  await pass(0)
  const again = (): void => {
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'again' } })
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  }
  again()
  await pass(SUBMIT_LOCK_MS - 1)
  again()
  expect(fakeCommands.logIn).toHaveBeenCalledTimes(1)
  await pass(1)
  again()
  expect(fakeCommands.logIn).toHaveBeenCalledTimes(2)
})
