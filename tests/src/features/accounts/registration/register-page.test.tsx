import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SLOW_HINT_DELAY_MS, SUBMIT_LOCK_MS } from '#domain/timing'
import type { RegistrationResult } from '#domain/accounts/account-requests'
import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { ANN } from '../../../support/fake-worker-api'
import { RouteGuard } from '../../../../../src/shell/routes/route-guard'
import { RegisterPage } from '../../../../../src/features/accounts/registration/register-page'
import { isolate } from '../../../../../src/i18n/format/isolate'
import { pageState } from '../../../../../src/shared/page/page-state'
import { fakeCommands } from '../../../support/fake-commands'
import { show } from '../../../support/page-fixture'
import {
  field,
  fillRegistration,
  messageOf,
  pass,
  press,
  putSettings,
  refused,
  startAccounts,
  type,
} from '../../../support/accounts-page'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))

const open = async () => {
  const view = await show(
    <RouteGuard>
      <RegisterPage />
    </RouteGuard>,
  )
  vi.useFakeTimers()
  return view
}
const waiting = (): ((result: Result<RegistrationResult, AppError>) => Promise<void>) => {
  let answer: (result: Result<RegistrationResult, AppError>) => void = () => undefined
  fakeCommands.register.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  return async (result) => {
    answer(result)
    await pass(0)
  }
}
const DONE = ok({ userName: 'ann', login: { session: ANN, updatePassword: false } })

beforeEach(() => startAccounts('/m/register?r=F7&gclid=g1'))
afterEach(() => {
  vi.useRealTimers()
})

describe('REG-09 form fields', () => {
  test('REG-09 each field shows its own linked error, and the first one gets the focus', async () => {
    await open()
    await press('Register')
    expect(messageOf('Username')).toBe('3 to 32 letters, digits, dots or underscores.')
    expect(messageOf('Password')).toBe('At least 6 characters.')
    expect(field('Username').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field('Username'))
    expect(fakeCommands.register).not.toHaveBeenCalled()
  })

  test('REG-09 an error disappears as soon as the input is valid', async () => {
    await open()
    type('Password', 'short')
    fireEvent.blur(field('Password'))
    expect(messageOf('Password')).toBe('At least 6 characters.')
    type('Password', 'short6')
    expect(messageOf('Password')).toBe('')
  })

  test('REG-09 an error of one form is not shown on the other, and the input stays', async () => {
    putSettings({ whitelabelVal: { MOBILENUMPASSREG3: true }, countryDialingCode: '63' })
    await open()
    type('Password', 'short')
    await press('Register')
    expect(messageOf('Password')).toBe('At least 6 characters.')
    fireEvent.click(screen.getByRole('tab', { name: 'Mobile number' }))
    expect([messageOf('Password'), field('Password').value]).toEqual(['', 'short'])
    await press('Register')
    fireEvent.click(screen.getByRole('tab', { name: 'Username' }))
    expect([messageOf('Username'), messageOf('Password')]).toEqual(['', ''])
  })

  test('REG-09 LOG-04 the merchant’s weak default is rejected', async () => {
    fakeCommands.isWeakPassword.mockResolvedValue(ok(true))
    await open()
    fillRegistration()
    await press('Register')
    expect(messageOf('Password')).toBe('This password is too well known. Choose another.')
    expect(fakeCommands.register).not.toHaveBeenCalled()
  })
})

test('R-10 REG-09 cancelling ends the check of a weak password, and nothing is sent', async () => {
  let answer: (result: ReturnType<typeof ok<boolean>>) => void = () => undefined
  fakeCommands.isWeakPassword.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await open()
  fillRegistration()
  await press('Register')
  await pass(SLOW_HINT_DELAY_MS)
  await press('Stop waiting')
  expect(screen.getByRole('button', { name: 'Register' })).toBeTruthy()
  answer(ok(false))
  await pass(0)
  expect(fakeCommands.register).not.toHaveBeenCalled()
  expect(field('Password').value).toBe('first-pass')
})

describe('REG-02 REG-04 REG-05 a registration', () => {
  test('REG-01 REG-07 sends the input and the visitor’s attribution', async () => {
    await open()
    fillRegistration()
    await press('Register')
    expect(fakeCommands.register).toHaveBeenCalledExactlyOnceWith({
      who: { kind: 'username', username: 'new.ann' },
      password: 'first-pass',
      logsIn: true,
      remember: true,
      captcha: null,
      provenance: {
        affiliateCode: '',
        referralCode: 'F7',
        domain: window.location.hostname,
        registerUrl: `${window.location.origin}/m/register`,
        clickIds: { gclid: 'g1' },
        attribution: {},
        asksNotToBeTracked: false,
      },
    })
  })

  test('REG-02 sends one request at a time', async () => {
    waiting()
    await open()
    fillRegistration()
    await press('Register')
    await press('Creating the account')
    fireEvent.submit(field('Username').form ?? document.body)
    expect(fakeCommands.register).toHaveBeenCalledOnce()
  })

  test('REG-02 ignores a submit within 500 ms after the last one ended', async () => {
    fakeCommands.register.mockResolvedValue(err(refused('username.taken', 'Taken.')))
    await open()
    fillRegistration()
    await press('Register')
    await press('OK')
    type('Username', 'other')
    await pass(SUBMIT_LOCK_MS - 1)
    await press('Register')
    expect(fakeCommands.register).toHaveBeenCalledTimes(1)
    await pass(1)
    await press('Register')
    expect(fakeCommands.register).toHaveBeenCalledTimes(2)
  })

  test('REG-05 a rejection shows the gateway’s message as an alert and clears only the name', async () => {
    fakeCommands.register.mockResolvedValue(err(refused('username.taken', 'Somebody has it.')))
    await open()
    fillRegistration()
    await press('Register')
    expect(screen.getByRole('dialog', { name: 'The account was not created' }).textContent).toContain(
      'Somebody has it.',
    )
    await press('OK')
    expect([field('Username').value, field('Password').value]).toEqual(['', 'first-pass'])
  })

  test('REG-05 a gateway failure shows our own message, and clears nothing', async () => {
    fakeCommands.register.mockResolvedValue(
      err({ ...refused('maintenance', 'upstream connect error'), status: 503 }),
    )
    await open()
    fillRegistration()
    await press('Register')
    expect(screen.getByRole('dialog', { name: 'No answer' }).textContent).toContain('No answer came')
    expect(screen.getByRole('dialog').textContent).not.toContain('upstream')
    expect(field('Username').value).toBe(' new.ann ')
  })

  test('REG-05 R-10 without a response everything typed stays', async () => {
    fakeCommands.register.mockResolvedValue(err({ kind: 'timeout', limitMs: 1 }))
    await open()
    fillRegistration()
    await press('Register')
    expect([field('Username').value, field('Password').value]).toEqual([' new.ann ', 'first-pass'])
  })

  test('REG-04 shows a confirmation, then goes home', async () => {
    fakeCommands.register.mockResolvedValue(DONE)
    await open()
    const { length } = window.history
    fillRegistration()
    await press('Register')
    expect(screen.getByRole('dialog', { name: `Welcome, ${isolate('ann')}` })).toBeTruthy()
    expect(pageState.session).toBeNull()
    await press('Start playing')
    await pass(0)
    expect(pageState.session).toEqual(ANN)
    expect([window.location.pathname, window.history.length]).toEqual(['/m/home', length])
  })

  test('REG-04 SES-06 a player who leaves the page meanwhile is still logged in', async () => {
    const answer = waiting()
    const view = await open()
    fillRegistration()
    await press('Register')
    view.unmount()
    await answer(DONE)
    expect(pageState.session).toEqual(ANN)
  })

  test('REG-06 REG-10 by mobile: no password field, and a code if the settings require one', async () => {
    putSettings({ mobileRegisterPassword: 'x', mobileRegisterVerify: true, countryDialingCode: '63' })
    await open()
    fireEvent.click(screen.getByRole('tab', { name: 'Mobile number' }))
    expect(screen.queryByLabelText('Password')).toBeNull()
    fireEvent.change(screen.getByRole('textbox', { name: 'Mobile number' }), { target: { value: '917 123' } })
    type('Verification code', '123456')
    await press('Register')
    const proof = { verificationCode: '123456' }
    expect(fakeCommands.register.mock.calls[0]?.[0]).toMatchObject({
      who: { kind: 'mobile', countryDialingCode: '63', mobileNum: '917123', proof },
      password: null,
    })
  })

  test('REG-06 registration by mobile is hidden without a placeholder', async () => {
    putSettings({})
    await open()
    expect(screen.queryByRole('tab')).toBeNull()
  })
})
