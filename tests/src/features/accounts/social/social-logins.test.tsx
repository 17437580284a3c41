import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SETTINGS } from '../../../../../src/design/samples'
import { dispatchSocial, social } from '../../../../../src/features/accounts/social/social-state'
import { SocialLogins } from '../../../../../src/features/accounts/social/social-logins'
import { type Captcha, NO_CAPTCHA } from '../../../../../src/shared/captcha/use-captcha'
import { pageState } from '../../../../../src/shared/page/page-state'
import { putRows, show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', () => import('../../../support/fake-commands'))

const PROVIDERS = {
  socialProviders: ['google'],
  smsProvider: { firebase: true, apiKey: 'key', authDomain: 'auth.example' },
}
const UNKNOWN: Captcha = { ...NO_CAPTCHA, isKnown: false }

const logins = (captcha: Captcha) => (
  <SocialLogins captcha={captcha} takesFocus={false} leave={() => undefined} />
)

beforeEach(async () => {
  await startPage('/m/login')
  putRows('settings', [{ ...SETTINGS, ...PROVIDERS, merchant: pageState.merchant }])
  dispatchSocial({ type: 'over' })
})

test('CAP-01 SOC-01 no provider can be chosen until it is known whether a captcha is needed', async () => {
  const { rerender } = await show(logins(UNKNOWN))
  const google = await screen.findByRole('button', { name: 'Continue with Google' })
  expect(google.getAttribute('aria-disabled')).toBe('true')
  await rerender(logins(NO_CAPTCHA))
  expect(google.getAttribute('aria-disabled')).toBeNull()
})

test('CAP-01 SOC-02 a login that returns from a provider is not sent before it is known whether a captcha is needed', async () => {
  dispatchSocial({ type: 'open', channel: 'google' })
  dispatchSocial({ type: 'prove', proof: { firebaseChannel: 'google', firebaseIdToken: 'token' } })
  const verifyFirst = vi.fn()
  const { rerender } = await show(logins({ ...UNKNOWN, verifyFirst }))
  await screen.findByRole('button', { name: 'Continue with Google' })
  expect(social.state.kind).toBe('proven')
  await rerender(logins({ ...NO_CAPTCHA, isNeeded: true, verifyFirst }))
  expect(verifyFirst).toHaveBeenCalledOnce()
  expect(social.state.kind).toBe('proven')
})
