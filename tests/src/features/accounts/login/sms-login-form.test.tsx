import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { err, ok } from '#domain/result'
import { ANN } from '../../../support/fake-worker-api'
import { NO_CAPTCHA } from '../../../../../src/shared/captcha/use-captcha'
import { SmsLoginForm } from '../../../../../src/features/accounts/login/sms-login-form'
import { isPasswordless } from '../../../../../src/features/accounts/login/passwordless'
import { pageState } from '../../../../../src/shared/page/page-state'
import { fakeCommands } from '../../../support/fake-commands'
import { change, show } from '../../../support/page-fixture'
import {
  field,
  messageOf,
  pass,
  putCountries,
  putSettings,
  refused,
  startAccounts,
} from '../../../support/accounts-page'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))

const press = (name: string): Promise<void> =>
  act(async () => {
    screen.getByRole('button', { name }).click()
    await vi.advanceTimersByTimeAsync(0)
  })
const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
}
const NUMBER = 'Mobile number'
const open = async () => {
  putCountries()
  // Before rendering, which starts its clock.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  return show(<SmsLoginForm captcha={NO_CAPTCHA} />)
}
const sendFor = (ms: number): void => {
  fakeCommands.sendSmsCode.mockImplementation(() => Promise.resolve(ok({ expirationTime: Date.now() + ms })))
}

beforeEach(() => startAccounts('/m/login'))
afterEach(() => {
  vi.useRealTimers()
})

describe('TFA-04 the one-time code', () => {
  test('TFA-04 is not requested for an empty number, which gets the focus', async () => {
    await open()
    await press('Send code')
    expect(fakeCommands.sendSmsCode).not.toHaveBeenCalled()
    expect(messageOf(NUMBER)).toBe('Enter your mobile number.')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: NUMBER }))
  })

  test('TFA-04 counts down until it expires, and cannot be requested again before that', async () => {
    sendFor(65_000)
    await open()
    type(NUMBER, '9171234567')
    await press('Send code')
    expect(screen.getByRole('button', { name: /Again in 1:0[45]/u })).toBeTruthy()
    await pass(60_000)
    await press('Again in 0:05')
    expect(fakeCommands.sendSmsCode).toHaveBeenCalledTimes(1)
    await pass(5_500)
    await press('Send again')
    expect(fakeCommands.sendSmsCode).toHaveBeenCalledTimes(2)
  })

  test('TFA-04 restarts the countdown for another number', async () => {
    sendFor(65_000)
    await open()
    type(NUMBER, '9171234567')
    await press('Send code')
    type(NUMBER, '9171234568')
    await pass(0)
    expect(screen.getByRole('button', { name: 'Send code' })).toBeTruthy()
  })

  test('TFA-04 continues the countdown for the first number', async () => {
    sendFor(65_000)
    await open()
    type(NUMBER, '9171234567')
    await press('Send code')
    type(NUMBER, '9171234568')
    await pass(10_000)
    type(NUMBER, '9171234567')
    await pass(0)
    expect(screen.getByRole('button', { name: /Again in 0:5[45]/u })).toBeTruthy()
  })

  test('TFA-04 that could not be sent shows an error, and can be retried', async () => {
    fakeCommands.sendSmsCode.mockResolvedValue(err({ kind: 'timeout', limitMs: 1 }))
    await open()
    type(NUMBER, '9171234567')
    await press('Send code')
    expect(screen.getByText(/No answer came/u)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send code' })).toBeTruthy()
  })
})

describe('LOG-14 the login by SMS', () => {
  test('LOG-14 sends number and code; the session came without a password', async () => {
    await open()
    type(NUMBER, '+63 917 123 4567')
    type('Verification code', '123 456')
    await press('Log in')
    expect(fakeCommands.logInBySms).toHaveBeenCalledExactlyOnceWith({
      countryDialingCode: '63',
      mobileNum: '9171234567',
      proof: { verificationCode: '123456' },
      remember: true,
      captcha: null,
    })
    expect([pageState.session, isPasswordless()]).toEqual([ANN, true])
  })

  test('LOG-14 fills in the remembered number', async () => {
    fakeCommands.savedNumber.mockResolvedValue(ok({ countryDialingCode: '60', mobileNum: '123456789' }))
    await open()
    expect(screen.getByRole('textbox', { name: NUMBER })).toHaveProperty('value', '123456789')
    expect(screen.getByRole('button', { name: 'Country code MY +60' })).toBeTruthy()
  })

  test('LOG-08 a rejection keeps the number and clears the code', async () => {
    fakeCommands.logInBySms.mockResolvedValue(err(refused('sms.code.invalid')))
    await open()
    type(NUMBER, '9171234567')
    type('Verification code', '123456')
    await press('Log in')
    expect(screen.getByRole('alert').textContent).toBe('The code is wrong or no longer valid.')
    expect(screen.getByRole('textbox', { name: NUMBER })).toHaveProperty('value', '9171234567')
    expect(field('Verification code').value).toBe('')
  })
})

describe('DIA-01 DIA-03 the dialling code', () => {
  const openSheet = async () => {
    putCountries()
    const view = await show(<SmsLoginForm captcha={NO_CAPTCHA} />)
    await change(() => screen.getByRole('button', { name: 'Country code PH +63' }).click())
    return view
  }

  test('DIA-01 can be searched and chosen, and is remembered for the next visit', async () => {
    const view = await openSheet()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'mala' } })
    expect(screen.queryByRole('button', { name: /Philippines/u })).toBeNull()
    await change(() => screen.getByRole('button', { name: /Malaysia/u }).click())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Country code MY +60' })).toBeTruthy()
    view.unmount()
    await show(<SmsLoginForm captcha={NO_CAPTCHA} />)
    expect(screen.getByRole('button', { name: 'Country code MY +60' })).toBeTruthy()
  })

  test('DIA-01 a search without results says so', async () => {
    await openSheet()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } })
    expect(screen.getByText('No country matches.')).toBeTruthy()
  })

  test('DIA-03 a fixed code opens no picker', async () => {
    putSettings({ whitelabelVal: { DISABLEDMOBILEICC3: true } })
    await openSheet()
    expect(screen.queryByRole('dialog')).toBeNull()
    const button = screen.getByRole('button', { name: 'Country code PH +63' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })
})
