import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SUBMIT_LOCK_MS } from '#domain/constants/timing'
import { bindingRules } from '#domain/rules/binding-rules'
import { err } from '#domain/result'
import type { AppError } from '#domain/errors'
import { submitLogin } from '../../src/features/accounts/login-state'
import { enter, holdSocial, prove, social, tellSocial } from '../../src/features/accounts/social-flow'
import { fakeAccounts } from '../components/support/fake-account-commands'
import { refused } from './support/accounts-page'

vi.mock('../../src/app/account-commands', async () => ({
  accountCommands: (await import('../components/support/fake-account-commands')).fakeAccounts,
}))
vi.mock('../../src/app/worker-client', async () => ({
  commands: (await import('../components/support/fake-commands')).fakeCommands,
}))

let leaveLogin = (): void => undefined

beforeEach(() => {
  leaveLogin = holdSocial()
  vi.useFakeTimers()
})
afterEach(() => {
  leaveLogin()
  vi.useRealTimers()
})

const refuse = (code: string) => () => Promise.resolve(err<AppError>(refused(code)))

test('SOC-02 LOG-02 a provider’s word that comes within half a second of a failed login waits, and goes on by itself', async () => {
  fakeAccounts.logInSocially.mockImplementation(refuse('bind_customer_required'))
  await submitLogin('password', refuse('user.password.incorrect'))
  tellSocial({ type: 'open', channel: 'line' })
  prove('line', 'token')
  const entered = enter(bindingRules({}), null)
  await vi.advanceTimersByTimeAsync(SUBMIT_LOCK_MS - 10)
  expect(fakeAccounts.logInSocially).not.toHaveBeenCalled()
  expect(social.state.kind).toBe('proven')
  await vi.advanceTimersByTimeAsync(20)
  await entered
  expect(fakeAccounts.logInSocially).toHaveBeenCalledOnce()
  expect(social.state.kind).toBe('choosing')
})
