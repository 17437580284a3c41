import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { initialTwoFactorState } from '#domain/accounts/two-factor-machine'
import { err } from '#domain/result'
import { twoFactorState } from '../../../../../src/features/accounts/login/two-factor-state'
import { TwoFactorDialog } from '../../../../../src/features/accounts/two-factor/two-factor-dialog'
import { fakeCommands } from '../../../support/fake-commands'
import { show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', () => import('../../../support/fake-commands'))

const NONE = { ticket: 't1', payeeName: false, sms: false, ga: false, email: false }

/** Opens the second step with the only method that the gateway offers. */
const openWith = async (method: 'payeeName' | 'sms' | 'email'): Promise<void> => {
  const verification = { ...NONE, [method]: true }
  twoFactorState.state = initialTwoFactorState(verification)
  await show(<TwoFactorDialog verification={verification} />)
}

const submit = (): Promise<void> =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Verify' }))

const field = (label: string): HTMLElement => screen.getByLabelText(label)

beforeEach(() => startPage('/m/login'))

test('TFA-02 the name of the account holder is sent trimmed', async () => {
  fakeCommands.verifyLogin.mockResolvedValue(err({ kind: 'timeout', limitMs: 1 }))
  await openWith('payeeName')
  await userEvent.type(field('Account holder name'), '  Hal  ')
  await submit()
  const proof = { method: 'P', payeeName: 'Hal' }
  expect(fakeCommands.verifyLogin).toHaveBeenLastCalledWith({ ticket: 't1', proof })
})

test.each([
  ['payeeName', 'Account holder name'],
  ['sms', 'Mobile number'],
  ['email', 'Email address'],
] as const)(
  'TFA-02 an empty field of %s is marked, gets the focus, and nothing is sent',
  async (method, label) => {
    await openWith(method)
    screen.getByRole('button', { name: 'Close' }).focus()
    await submit()
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field(label))
    expect(fakeCommands.verifyLogin).not.toHaveBeenCalled()
  },
)

test('TFA-02 a number without its code is not sent either', async () => {
  await openWith('sms')
  await userEvent.type(field('Mobile number'), '9170000001')
  await submit()
  expect(field('Mobile number').getAttribute('aria-invalid')).not.toBe('true')
  expect(field('Verification code').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field('Verification code'))
  expect(fakeCommands.verifyLogin).not.toHaveBeenCalled()
})

test('TFA-04 no code is sent without a number', async () => {
  await openWith('sms')
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
  expect(screen.getByText('Enter your mobile number.')).not.toBeNull()
  expect(document.activeElement).toBe(field('Mobile number'))
  expect(fakeCommands.sendSmsCode).not.toHaveBeenCalled()
})
