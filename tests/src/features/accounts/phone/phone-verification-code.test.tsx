import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CaptchaResult } from '#domain/captcha/captcha-messages'
import { NO_CAPTCHA } from '../../../../../src/shared/captcha/use-captcha'
import { Flag } from '../../../../../src/features/accounts/phone/flag'
import { RegisterPage } from '../../../../../src/features/accounts/registration/register-page'
import { SmsLoginForm } from '../../../../../src/features/accounts/login/sms-login-form'
import { fakeCommands } from '../../../support/fake-commands'
import { fakeLink } from '../../../support/fake-captcha-link'
import { change, show } from '../../../support/page-fixture'
import { field, putCountries, putSettings, startAccounts } from '../../../support/accounts-page'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))
vi.mock('../../../../../src/shared/captcha/captcha-connection', async () => ({
  connectCaptcha: (await import('../../../support/fake-captcha-link')).linkFakeCaptcha,
}))

const FIELDS: CaptchaResult = { geetestChallenge: 'c', geetestValidate: 'v', geetestSeccode: 's' }
const PROVIDER = { smsProvider: { firebase: true, apiKey: 'key', projectId: 'project', appId: 'app' } }
const press = (name: string): Promise<void> =>
  act(async () => {
    screen.getByRole('button', { name }).click()
    await Promise.resolve()
  })
const type = (label: string, value: string): void => {
  fireEvent.change(field(label), { target: { value } })
}
/** No code was sent to this number, so the code is wrong. */
const typeWrongCode = (): void => {
  type('Mobile number', '9171234567')
  type('Verification code', '123456')
}

beforeEach(async () => {
  fakeLink.reset.mockReset()
  await startAccounts('/m/login')
  putCountries()
})

test('SOC-09 LOG-06 a code rejected by the provider leaves the login’s captcha unchanged', async () => {
  putSettings(PROVIDER)
  const reset = vi.fn()
  await show(<SmsLoginForm captcha={{ ...NO_CAPTCHA, reset }} />)
  typeWrongCode()
  await press('Log in')
  expect((await screen.findByRole('alert')).textContent).toContain('auth/code-expired')
  expect(reset).not.toHaveBeenCalled()
  expect(fakeCommands.logInBySms).not.toHaveBeenCalled()
})

test('REG-10 REG-03 a code rejected by the provider shows an alert at its field and leaves the captcha unchanged', async () => {
  putSettings({
    ...PROVIDER,
    mobileRegisterVerify: true,
    mobileRegisterPassword: 'no-door-opens-7',
    register: { captcha: { enabled: true } },
  })
  await show(<RegisterPage />)
  await change(() => fakeLink.send({ type: 'ready' }))
  await change(() => screen.getByRole('tab', { name: 'Mobile number' }).click())
  typeWrongCode()
  await press('Tap to verify')
  await change(() => fakeLink.send({ type: 'solved', fields: FIELDS, afterMs: 900 }))
  await press('Register')
  expect((await screen.findByRole('alert')).textContent).toContain('auth/code-expired')
  expect(fakeLink.reset).not.toHaveBeenCalled()
  expect(fakeCommands.register).not.toHaveBeenCalled()
  type('Verification code', '1')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('DIA-01 shows a country’s letters without an image host, and until its flag has loaded', async () => {
  putSettings({ imageCDNs: [] })
  const { container } = await show(<Flag countryCode="PH" />)
  expect([container.textContent, container.querySelector('img')]).toEqual(['PH', null])
  await change(() => putSettings({ imageCDNs: ['https://img.example'] }))
  const image = container.querySelector('img')
  if (!image) throw new Error('There is no picture')
  expect(container.textContent).toBe('PH')
  fireEvent.load(image)
  expect(container.textContent).toBe('')
})

test('DIA-01 tries the next image host for a missing flag, starting with the first host for each country', async () => {
  putSettings({ imageCDNs: ['https://one.example', 'javascript:alert(1)', 'https://two.example'] })
  const Chosen = () => {
    const [countryCode, choose] = useState('PH')
    return (
      <button type="button" onClick={() => choose('VN')}>
        <Flag countryCode={countryCode} />
      </button>
    )
  }
  const { container } = await show(<Chosen />)
  const source = () => container.querySelector('img')?.getAttribute('src')
  const fail = () => change(() => void fireEvent.error(container.querySelector('img') ?? container))
  expect(source()).toBe('https://one.example/country/PH.png')
  await fail() // requested with CORS
  await fail() // requested without CORS
  expect(source()).toBe('https://two.example/country/PH.png')
  expect(container.textContent).toBe('PH')
  await fail()
  await fail()
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('PH')
  await change(() => screen.getByRole('button').click())
  expect(source()).toBe('https://one.example/country/VN.png')
})
