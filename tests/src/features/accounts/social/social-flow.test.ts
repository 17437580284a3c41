import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SUBMIT_LOCK_MS } from '#domain/timing'
import { bindingRules } from '#domain/accounts/binding-rules'
import { err } from '#domain/result'
import type { AppError } from '#domain/errors'
import { loginState, submitLogin } from '../../../../../src/features/accounts/login/login-state'
import {
  submitSocialLogin,
  mountSocialLogin,
  setProviderCredential,
} from '../../../../../src/features/accounts/social/social-flow'
import { social, dispatchSocial } from '../../../../../src/features/accounts/social/social-state'
import { fakeCommands } from '../../../support/fake-commands'
import { refused } from '../../../support/accounts-page'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))

let leaveLogin = (): void => undefined

beforeEach(() => {
  fakeCommands.logInSocially.mockReset()
  loginState.status = 'idle'
  leaveLogin = mountSocialLogin()
  vi.useFakeTimers()
})
afterEach(() => {
  leaveLogin()
  vi.useRealTimers()
})

const refuse = (code: string) => () => Promise.resolve(err<AppError>(refused(code)))

test('SOC-02 LOG-02 a provider response within half a second of a failed login waits, then continues automatically', async () => {
  fakeCommands.logInSocially.mockImplementation(refuse('bind_customer_required'))
  await submitLogin('password', refuse('user.password.incorrect'))
  dispatchSocial({ type: 'open', channel: 'line' })
  setProviderCredential('line', 'token')
  const takeCaptcha = vi.fn(() => null)
  const entered = submitSocialLogin(bindingRules({}), takeCaptcha)
  await vi.advanceTimersByTimeAsync(SUBMIT_LOCK_MS - 10)
  expect(fakeCommands.logInSocially).not.toHaveBeenCalled()
  expect(social.state.kind).toBe('proven')
  expect(takeCaptcha).not.toHaveBeenCalled() // the login before may have used it up
  await vi.advanceTimersByTimeAsync(20)
  await entered
  expect(fakeCommands.logInSocially).toHaveBeenCalledOnce()
  expect(social.state.kind).toBe('choosing')
})

test('SOC-02 CAP-01 a provider response waits while the captcha is unsolved', async () => {
  dispatchSocial({ type: 'open', channel: 'line' })
  setProviderCredential('line', 'token')
  await submitSocialLogin(bindingRules({}), () => 'unsolved')
  expect(fakeCommands.logInSocially).not.toHaveBeenCalled()
  expect(social.state.kind).toBe('proven')
})

test('LOG-05 the end of a two-factor login is shown where it happened, and not on the next screen', () => {
  loginState.hasEnded = true
  leaveLogin()
  expect(loginState.hasEnded).toBe(false)
  leaveLogin = mountSocialLogin()
})
