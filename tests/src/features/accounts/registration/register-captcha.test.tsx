import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CaptchaResult } from '#domain/captcha/captcha-messages'
import { SUBMIT_LOCK_MS } from '#domain/timing'
import type { AppError } from '#domain/errors'
import type { CaptchaEvent } from '#domain/captcha/captcha-machine'
import { err } from '#domain/result'
import { RegisterPage } from '../../../../../src/features/accounts/registration/register-page'
import { fakeCommands } from '../../../support/fake-commands'
import { fakeLink } from '../../../support/fake-captcha-link'
import { show } from '../../../support/page-fixture'
import { field, pass, putSettings, refused, startAccounts } from '../../../support/accounts-page'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))
vi.mock('../../../../../src/shared/captcha/captcha-connection', async () => ({
  connectCaptcha: (await import('../../../support/fake-captcha-link')).linkFakeCaptcha,
}))

const FIRST: CaptchaResult = { geetestChallenge: 'c', geetestValidate: 'v', geetestSeccode: 's' }
const SECOND: CaptchaResult = { geetestChallenge: 'd', geetestValidate: 'w', geetestSeccode: 't' }

const press = (name: string): Promise<void> =>
  act(async () => {
    screen.getByRole('button', { name }).click()
    await vi.advanceTimersByTimeAsync(0)
  })
const type = (label: string, value: string): void => {
  fireEvent.change(field(label), { target: { value } })
}
const send = (event: CaptchaEvent): Promise<void> =>
  act(async () => {
    fakeLink.send(event)
    await vi.advanceTimersByTimeAsync(0)
  })
const solve = async (fields: CaptchaResult): Promise<void> => {
  await press('Tap to verify')
  await send({ type: 'solved', fields, afterMs: 900 })
}
const open = async (isOn = true): Promise<void> => {
  putSettings({ register: { captcha: { enabled: isOn } } })
  await show(<RegisterPage />)
  vi.useFakeTimers()
  if (isOn) await send({ type: 'ready' })
  type('Username', 'ann')
  type('Password', 'first-pass')
}
const refuse = async (error: AppError): Promise<void> => {
  fakeCommands.register.mockResolvedValue(err(error))
  await press('Register')
  await press('OK')
  await pass(SUBMIT_LOCK_MS)
}
const values = () => [field('Username').value, field('Password').value]

beforeEach(async () => {
  fakeLink.reset.mockReset()
  await startAccounts('/m/register')
})
afterEach(() => {
  vi.useRealTimers()
})

describe('REG-03 REG-05 a registration with a captcha', () => {
  test('REG-03 CAP-07 is not sent while the captcha is unsolved, and says what to do', async () => {
    await open()
    await press('Register')
    expect(fakeCommands.register).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog', { name: 'Please verify first' })).toBeTruthy()
  })

  test('REG-03 REG-05 a rejection requires another solution, and the next request sends it', async () => {
    await open()
    await solve(FIRST)
    await refuse(refused('username.taken', 'Somebody has it.'))
    expect(fakeCommands.register.mock.calls[0]?.[0]).toMatchObject({ captcha: FIRST })
    expect(fakeLink.reset).toHaveBeenCalledOnce()
    expect(values()).toEqual(['', 'first-pass'])
    type('Username', 'other')
    await press('Register')
    expect(fakeCommands.register).toHaveBeenCalledOnce()
    await press('OK')
    await solve(SECOND)
    await press('Register')
    expect(fakeCommands.register.mock.calls[1]?.[0]).toMatchObject({ captcha: SECOND })
  })

  test('REG-05 R-10 without a response the input stays, and another solution is required', async () => {
    await open()
    await solve(FIRST)
    await refuse({ kind: 'timeout', limitMs: 1 })
    expect(values()).toEqual(['ann', 'first-pass'])
    expect(fakeLink.reset).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Tap to verify' })).toBeTruthy()
  })

  test('REG-03 CAP-01 refetches the settings if the merchant has just enabled the captcha', async () => {
    await open(false)
    await refuse(refused('captcha.invalid'))
    expect(fakeCommands.refresh).toHaveBeenCalledOnce()
  })

  test('REG-03 a rejected solution is solved again, and nothing is fetched', async () => {
    await open()
    await solve(FIRST)
    await refuse(refused('captcha.invalid'))
    expect(fakeCommands.refresh).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Tap to verify' })).toBeTruthy()
  })
})
