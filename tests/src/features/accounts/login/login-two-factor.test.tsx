import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppError, TwoFactorChallenge } from '#domain/errors'
import { err } from '#domain/result'
import { LoginPage } from '../../../../../src/features/accounts/login/login-page'
import { loginState } from '../../../../../src/features/accounts/login/login-state'
import { overlayState } from '../../../../../src/shared/overlays/overlay-queue'
import { fakeCommands, resetCommands } from '../../../support/fake-commands'
import { show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))

beforeEach(async () => {
  resetCommands()
  sessionStorage.clear()
  Object.assign(loginState, { status: 'idle', refusal: null, hasEnded: false })
  await startPage('/m/login')
})

const tryWith = async (error: AppError): Promise<void> => {
  fakeCommands.logIn.mockResolvedValue(err(error))
  await show(<LoginPage />)
  await userEvent.type(screen.getByLabelText('Username'), 'ann')
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

describe('LOG-05 a login that needs a second factor', () => {
  const asking = (message: string, verification: TwoFactorChallenge): AppError => ({
    kind: 'refused',
    status: 200,
    code: 'login_verify_required',
    message,
    verification,
  })
  const options = { payeeName: false, sms: true, ga: false, email: false }

  test('LOG-05 the second factor opens over the form, which clears the password', async () => {
    const verification = { ticket: 't1', ...options }
    await tryWith(asking('', verification))
    expect(overlayState.queue).toMatchObject([{ kind: 'two-factor', verification }])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByLabelText('Username')).toHaveProperty('value', 'ann')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
  })

  test('LOG-05 a second factor without a known method shows an error', async () => {
    const verification = { ticket: 't1', ...options, sms: false }
    await tryWith(asking('Call us.', verification))
    expect(overlayState.queue).toEqual([])
    expect(screen.getByRole('alert').textContent).toBe('Call us.')
  })
})
