import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SLOW_HINT_DELAY_MS } from '#domain/timing'
import { err, ok } from '#domain/result'
import { ANN } from '../../../support/fake-worker-api'
import { ChangePasswordPage } from '../../../../../src/features/accounts/password/change-password-page'
import { ForgotPasswordPage } from '../../../../../src/features/accounts/password/forgot-password-page'
import { isPasswordless, setPasswordless } from '../../../../../src/features/accounts/login/passwordless'
import { pageState } from '../../../../../src/shared/page/page-state'
import { toasts } from '../../../../../src/shared/overlays/toasts'
import { fakeCommands } from '../../../support/fake-commands'
import { show } from '../../../support/page-fixture'
import { field, messageOf, pass, putSettings, refused, startAccounts } from '../../../support/accounts-page'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))

const press = (name: string): Promise<void> =>
  act(async () => {
    screen.getByRole('button', { name }).click()
    await vi.advanceTimersByTimeAsync(0)
  })
const type = (label: string, value: string): void => {
  fireEvent.change(field(label), { target: { value } })
}
const choosePassword = (text = 'better-pass', again = text): void => {
  type('New password', text)
  type('Repeat the password', again)
}

/** The test resolves the check of a weak password. */
const hangCheck = (): (() => Promise<void>) => {
  let answer: (result: ReturnType<typeof ok<boolean>>) => void = () => undefined
  fakeCommands.isWeakPassword.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  return async () => {
    answer(ok(false))
    await pass(0)
  }
}
const stopWaiting = async (): Promise<void> => {
  await pass(SLOW_HINT_DELAY_MS)
  await press('Stop waiting')
}

afterEach(() => {
  vi.useRealTimers()
})

describe('LOG-11 the change of a password', () => {
  const open = async (): Promise<void> => {
    await show(<ChangePasswordPage />)
    vi.useFakeTimers()
  }
  const save = (): Promise<void> => press('Save the password')

  beforeEach(async () => {
    await startAccounts('/m/changePsw')
    pageState.session = ANN
  })

  test('LOG-11 sends the old and the new one, then goes home', async () => {
    pageState.mustChangePassword = true
    await open()
    type('Current password', 'demo-pass')
    choosePassword()
    await save()
    expect(fakeCommands.changePassword).toHaveBeenCalledExactlyOnceWith({
      oldPassword: 'demo-pass',
      newPassword: 'better-pass',
    })
    expect(window.location.pathname).toBe('/m/home')
    expect(pageState.mustChangePassword).toBe(false)
  })

  test('LOG-11 shows the error of each field', async () => {
    await open()
    choosePassword('short', 'other')
    await save()
    expect(messageOf('Current password')).toBe('Enter your current password.')
    expect(messageOf('New password')).toBe('At least 6 characters.')
    expect(messageOf('Repeat the password')).toBe('The two passwords are not the same.')
    expect(fakeCommands.changePassword).not.toHaveBeenCalled()
  })

  test('LOG-11 the merchant’s weak default is rejected', async () => {
    fakeCommands.isWeakPassword.mockResolvedValue(ok(true))
    await open()
    type('Current password', 'demo-pass')
    choosePassword()
    await save()
    expect(messageOf('New password')).toBe('This password is too well known. Choose another.')
    expect(fakeCommands.changePassword).not.toHaveBeenCalled()
  })

  test('R-10 LOG-11 cancelling ends the check of a weak password, and nothing is sent', async () => {
    const answer = hangCheck()
    await open()
    type('Current password', 'demo-pass')
    choosePassword()
    await save()
    await stopWaiting()
    expect(screen.getByRole('button', { name: 'Save the password' })).toBeTruthy()
    await answer()
    expect(fakeCommands.changePassword).not.toHaveBeenCalled()
    expect(field('New password').value).toBe('better-pass')
  })

  test('LOG-11 does not ask for the old password if the session came without one', async () => {
    setPasswordless(true)
    await open()
    expect(screen.queryByLabelText('Current password')).toBeNull()
    choosePassword()
    await save()
    expect(fakeCommands.changePassword.mock.calls[0]?.[0].oldPassword).toBeNull()
    expect(isPasswordless()).toBe(false)
  })

  test('LOG-11 asks for it if the gateway requires it anyway', async () => {
    setPasswordless(true)
    fakeCommands.changePassword.mockResolvedValue(err(refused('password.old.invalid')))
    await open()
    choosePassword()
    await save()
    expect(messageOf('Current password')).toBe('Enter your current password.')
    expect(field('New password').value).toBe('better-pass')
  })

  test('LOG-11 a wrong old password shows an error at its field, which is cleared', async () => {
    fakeCommands.changePassword.mockResolvedValue(err(refused('password.old.invalid')))
    await open()
    type('Current password', 'wrong')
    choosePassword()
    await save()
    expect(messageOf('Current password')).toBe('The current password is wrong.')
    expect(field('Current password').value).toBe('')
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Current password')))
  })

  test('LOG-11 R-10 without a response the input stays', async () => {
    fakeCommands.changePassword.mockResolvedValue(err({ kind: 'timeout', limitMs: 1 }))
    await open()
    type('Current password', 'demo-pass')
    choosePassword()
    await save()
    expect(screen.getByRole('alert').textContent).toContain('No answer came')
    expect(field('New password').value).toBe('better-pass')
  })
})

describe('LOG-12 a forgotten password', () => {
  const open = async (): Promise<void> => {
    putSettings({ countryDialingCode: '63' })
    await show(<ForgotPasswordPage />)
    vi.useFakeTimers()
  }
  const typeText = (name: string, value: string): void => {
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
  }

  beforeEach(() => startAccounts('/m/forgotPassword'))

  test('LOG-12 by mobile: a code, a new password, then the login', async () => {
    await open()
    type('Username', ' ann ')
    typeText('Mobile number', '9171234567')
    await press('Send code')
    const number = { countryDialingCode: '63', mobileNum: '9171234567' }
    expect(fakeCommands.sendSmsCode).toHaveBeenCalledExactlyOnceWith({ ...number, captcha: null })
    type('Verification code', '123456')
    choosePassword()
    await press('Set the password')
    expect(fakeCommands.resetPassword).toHaveBeenCalledExactlyOnceWith({
      username: 'ann',
      method: 'S',
      ...number,
      verificationCode: '123456',
      newPassword: 'better-pass',
    })
    expect(window.location.pathname).toBe('/m/login')
    expect(toasts.items).toHaveLength(1)
  })

  test('LOG-12 by email: the same with an email address', async () => {
    await open()
    fireEvent.click(screen.getByRole('tab', { name: 'Email' }))
    type('Username', 'ann')
    type('Email address', ' ann@example.com ')
    await press('Send code')
    const address = { username: 'ann', email: 'ann@example.com' }
    expect(fakeCommands.sendEmailCode).toHaveBeenCalledExactlyOnceWith(address)
    type('Verification code', '123456')
    choosePassword()
    await press('Set the password')
    expect(fakeCommands.resetPassword.mock.calls[0]?.[0]).toEqual({
      ...address,
      method: 'E',
      verificationCode: '123456',
      newPassword: 'better-pass',
    })
  })

  test('LOG-12 does not send a code to an incomplete email address', async () => {
    await open()
    fireEvent.click(screen.getByRole('tab', { name: 'Email' }))
    type('Username', 'ann')
    type('Email address', 'ann@')
    await press('Send code')
    expect(fakeCommands.sendEmailCode).not.toHaveBeenCalled()
    expect(messageOf('Email address')).toBe('Enter a complete email address.')
  })

  test('REG-09 LOG-12 an error of one form is not shown on the other', async () => {
    await open()
    await press('Set the password')
    expect(messageOf('Username')).not.toBe('')
    fireEvent.click(screen.getByRole('tab', { name: 'Email' }))
    expect([messageOf('Username'), messageOf('New password')]).toEqual(['', ''])
  })

  test('R-10 LOG-12 cancelling ends the check of a weak password, and nothing is sent', async () => {
    const answer = hangCheck()
    await open()
    type('Username', 'ann')
    typeText('Mobile number', '9171234567')
    type('Verification code', '123456')
    choosePassword()
    await press('Set the password')
    await stopWaiting()
    expect(screen.getByRole('button', { name: 'Set the password' })).toBeTruthy()
    await answer()
    expect(fakeCommands.resetPassword).not.toHaveBeenCalled()
    expect(field('New password').value).toBe('better-pass')
  })

  test('LOG-12 a wrong code shows an error at its field, and the rest stays', async () => {
    fakeCommands.resetPassword.mockResolvedValue(err(refused('sms.code.invalid')))
    await open()
    type('Username', 'ann')
    typeText('Mobile number', '9171234567')
    type('Verification code', '123456')
    choosePassword()
    await press('Set the password')
    expect(messageOf('Verification code')).toBe('The code is wrong or no longer valid.')
    expect([field('Verification code').value, field('New password').value]).toEqual(['', 'better-pass'])
  })
})
