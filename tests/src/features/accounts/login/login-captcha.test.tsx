import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CaptchaResult } from '#domain/captcha/captcha-messages'
import { settingsSchema } from '#domain/contract/settings/settings'
import { err } from '#domain/result'
import { LoginPage } from '../../../../../src/features/accounts/login/login-page'
import { loginState } from '../../../../../src/features/accounts/login/login-state'
import { pageState } from '../../../../../src/shared/page/page-state'
import { fakeCommands, resetCommands } from '../../../support/fake-commands'
import { fakeLink } from '../../../support/fake-captcha-link'
import { change, putRows, show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))
vi.mock('../../../../../src/shared/captcha/captcha-connection', async () => ({
  connectCaptcha: (await import('../../../support/fake-captcha-link')).linkFakeCaptcha,
}))

const FIELDS: CaptchaResult = { geetestChallenge: 'c', geetestValidate: 'v', geetestSeccode: 's' }
const REFUSED = { kind: 'refused', status: 200, code: 'captcha.invalid', message: 'captcha.invalid' } as const

const putSettings = (isOn: boolean): void => {
  const settings = v.parse(settingsSchema, { currency: 'PHP', login: { captcha: { enabled: isOn } } })
  putRows('settings', [{ ...settings, merchant: pageState.merchant }])
}

const submit = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Log in' }))

const fillIn = async (isOn: boolean): Promise<void> => {
  putSettings(isOn)
  await show(<LoginPage />)
  await userEvent.type(screen.getByLabelText('Username'), 'ann')
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
}

const solve = async (): Promise<void> => {
  await change(() => fakeLink.send({ type: 'ready' }))
  await userEvent.click(screen.getByRole('button', { name: 'Tap to verify' }))
  await change(() => fakeLink.send({ type: 'solved', fields: FIELDS, afterMs: 900 }))
}

beforeEach(async () => {
  resetCommands()
  fakeLink.reset.mockReset()
  sessionStorage.clear()
  Object.assign(loginState, { status: 'idle', refusal: null, hasEnded: false })
  await startPage('/m/login')
})

describe('LOG-06 a login with a captcha', () => {
  test('LOG-06 CAP-07 is not sent while the captcha is unsolved, and says what to do', async () => {
    await fillIn(true)
    await submit()
    expect(fakeCommands.logIn).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog', { name: 'Please verify first' })).toBeTruthy()
  })

  test('LOG-06 sends the solution', async () => {
    await fillIn(true)
    await solve()
    await submit()
    expect(fakeCommands.logIn).toHaveBeenCalledWith({
      username: 'ann',
      password: 'secret',
      remember: true,
      captcha: FIELDS,
    })
  })

  test('LOG-06 any error resets the captcha; a captcha error keeps the password', async () => {
    await fillIn(true)
    fakeCommands.logIn.mockResolvedValue(err(REFUSED))
    await solve()
    await submit()
    expect(screen.getByRole('alert').textContent).toContain('security check failed')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'secret')
    expect(fakeLink.reset).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Tap to verify' })).toBeTruthy()
    expect(fakeCommands.refresh).not.toHaveBeenCalled()
  })

  test('LOG-06 a captcha that was just enabled: the settings are fetched again, and the row appears', async () => {
    await fillIn(false)
    fakeCommands.logIn.mockResolvedValue(err(REFUSED))
    await submit()
    expect(fakeCommands.refresh).toHaveBeenCalledOnce()
    await change(() => putSettings(true))
    expect(screen.getByRole('button', { name: 'Loading the security check' })).toBeTruthy()
  })
})
