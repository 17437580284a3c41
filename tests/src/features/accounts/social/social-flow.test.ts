import { expect, test, vi } from 'vitest'
import { err } from '#domain/result'
import {
  runOneTapLogin,
  setProviderCredential,
  submitSocialLogin,
} from '../../../../../src/features/accounts/social/social-flow'
import { dispatchSocial, social } from '../../../../../src/features/accounts/social/social-state'
import { fakeCommands } from '../../../support/fake-commands'

vi.mock('../../../../../src/shared/worker/client/commands', () => import('../../../support/fake-commands'))

test('SOC-08 after a one-tap login that has failed, no question of a later login opens over the page', async () => {
  await expect(runOneTapLogin(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  fakeCommands.logInSocially.mockResolvedValue(
    err({ kind: 'refused', status: 200, code: 'bind_customer_required', message: '' }),
  )
  dispatchSocial({ type: 'open', channel: 'google' })
  setProviderCredential('google', 'token')
  await submitSocialLogin({ mayRegister: true, registersByItself: false }, () => null) // with no login open
  expect(social.state).toEqual({ kind: 'idle', problem: null })
})
