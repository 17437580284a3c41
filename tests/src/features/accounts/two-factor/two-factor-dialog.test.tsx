import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MODAL_EXIT_MS, TWO_FACTOR_SUCCESS_MS, TWO_FACTOR_COMPLETE_DELAY_MS } from '#domain/timing'
import type { AppError, TwoFactorChallenge } from '#domain/errors'
import type { LoginOutcome } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import { ANN } from '../../../support/fake-worker-api'
import { OverlayHost } from '../../../../../src/shell/overlays/overlay-host'
import { loginState, submitLogin } from '../../../../../src/features/accounts/login/login-state'
import { TwoFactorDialog } from '../../../../../src/features/accounts/two-factor/two-factor-dialog'
import { LoginPage } from '../../../../../src/features/accounts/login/login-page'
import { closeOverlay, overlayState } from '../../../../../src/shared/overlays/overlay-queue'
import { pageState } from '../../../../../src/shared/page/page-state'
import { fakeCommands } from '../../../support/fake-commands'
import { change, show } from '../../../support/page-fixture'
import { field, messageOf, pass, refused, startAccounts } from '../../../support/accounts-page'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))

vi.mock('../../../../../src/features/updates/dialog/apply-update', () => ({ applyUpdate: vi.fn() }))

const ALL: TwoFactorChallenge = { ticket: 't1', payeeName: true, sms: true, ga: true, email: true }
const OUTCOME: LoginOutcome = { session: ANN, updatePassword: false }

/** A login that needs a second factor, and its dialog. */
const open = async (part: Partial<TwoFactorChallenge> = {}) => {
  const verification = { ...ALL, ...part }
  await submitLogin('password', () =>
    Promise.resolve(err<AppError>({ ...refused('login_verify_required'), verification })),
  )
  const view = await show(<TwoFactorDialog verification={verification} />)
  vi.useFakeTimers({ shouldAdvanceTime: false })
  return view
}
const isOpen = (): boolean => overlayState.queue.some(({ kind }) => kind === 'two-factor')
/** Removed by the back button, or because its code does not load. */
const takeAway = (): Promise<void> =>
  act(async () => {
    for (const { id } of overlayState.queue) closeOverlay(id)
    await vi.advanceTimersByTimeAsync(0)
  })
const tab = (name: string): HTMLElement => screen.getByRole('tab', { name })
const press = (name: string): Promise<void> =>
  act(async () => {
    screen.getByRole('button', { name }).click()
    await vi.advanceTimersByTimeAsync(0)
  })
const type = (label: string, value: string): void => {
  fireEvent.change(field(label), { target: { value } })
}
const confirm = (): Promise<void> => press('Confirm')
const waiting = (): ((result: Result<LoginOutcome, AppError>) => Promise<void>) => {
  let answer: (result: Result<LoginOutcome, AppError>) => void = () => undefined
  fakeCommands.verifyLogin.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  return async (result) => {
    answer(result)
    await pass(0)
  }
}

beforeEach(async () => {
  await startAccounts('/m/login')
  overlayState.queue = []
})
afterEach(() => {
  vi.useRealTimers()
})

describe('TFA-01 the method tabs', () => {
  test('TFA-01 shows the methods offered by the gateway, the first one active', async () => {
    await open({ payeeName: false })
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'SMS',
      'Authenticator',
      'Email',
    ])
    expect(tab('SMS').getAttribute('aria-selected')).toBe('true')
  })

  test('TFA-01 a single method needs no tabs', async () => {
    await open({ payeeName: false, sms: false, ga: false })
    expect(screen.queryByRole('tablist')).toBeNull()
    expect(field('Email address')).toBeTruthy()
  })

  test('TFA-01 switching clears the input', async () => {
    await open()
    const name = screen.getByRole('textbox', { name: 'Payee name' })
    fireEvent.change(name, { target: { value: 'Ann' } })
    expect(name).toHaveProperty('value', 'Ann')
    fireEvent.click(tab('Email'))
    fireEvent.click(tab('Payee name'))
    expect(screen.getByRole('textbox', { name: 'Payee name' })).toHaveProperty('value', '')
  })
})

describe('TFA-02 the submitted input', () => {
  test('TFA-02 an empty field gets an error and the focus', async () => {
    await open({ payeeName: false, sms: false, email: false })
    type('Authenticator code', '  ')
    await confirm()
    expect(fakeCommands.verifyLogin).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(field('Authenticator code'))
    expect(field('Authenticator code').getAttribute('aria-invalid')).toBe('true')
    expect(messageOf('Authenticator code')).toBe('Enter the code of your authenticator app.')
  })

  test('TFA-02 the input is sent trimmed', async () => {
    await open({ payeeName: false, sms: false, ga: false })
    type('Email address', ' ann@example.com ')
    await confirm()
    expect(fakeCommands.verifyLogin).toHaveBeenCalledExactlyOnceWith({
      ticket: 't1',
      proof: { method: 'E', email: 'ann@example.com' },
    })
  })

  test('TFA-06 the button is busy and ignores a second press', async () => {
    await open({ payeeName: false, sms: false, ga: false })
    waiting()
    type('Email address', 'a@b.c')
    await confirm()
    const busy = screen.getByRole('button', { name: 'Checking' })
    expect(busy.getAttribute('aria-busy')).toBe('true')
    expect(busy.getAttribute('aria-disabled')).toBe('true')
    await press('Checking')
    expect(fakeCommands.verifyLogin).toHaveBeenCalledOnce()
  })

  test('TFA-03 a wrong code shows an error, and can be retried', async () => {
    fakeCommands.verifyLogin.mockResolvedValueOnce(err(refused('verification.invalid')))
    await open({ payeeName: false, sms: false, ga: false })
    type('Email address', 'a@b.c')
    await confirm()
    expect(screen.getByRole('alert').textContent).toBe('This is not right. Check it and try again.')
    expect(field('Email address').value).toBe('a@b.c')
    expect(loginState.status).toBe('second-step')
  })
})

describe('TFA-05 TFA-06 closing', () => {
  const proven = async (): Promise<void> => {
    await open({ payeeName: false, sms: false, ga: false })
    type('Email address', 'a@b.c')
    await confirm()
  }

  test('TFA-05 the success message is shown for 1.5 s, and 500 ms later the session starts', async () => {
    await proven()
    expect(screen.getByText('Confirmed. You are being logged in.')).toBeTruthy()
    const dialog = screen.getByRole('dialog')
    await pass(TWO_FACTOR_SUCCESS_MS - 1)
    expect(dialog.dataset['state']).toBe('passed')
    await pass(1)
    expect(dialog.dataset['state']).toBe('completing')
    await pass(TWO_FACTOR_COMPLETE_DELAY_MS - 1)
    expect(pageState.session).toBeNull()
    await pass(1)
    expect(pageState.session).toEqual(ANN)
    expect(isOpen()).toBe(false)
  })

  test('TFA-05 SES-06 a successful login is kept even if the dialog is removed meanwhile', async () => {
    await open({ payeeName: false, sms: false, ga: false })
    type('Email address', 'a@b.c')
    await confirm()
    await takeAway()
    expect(pageState.session).toEqual(ANN)
  })

  test('TFA-05 R-10 a verification whose dialog is removed is cancelled', async () => {
    await open({ payeeName: false, sms: false, ga: false })
    waiting()
    type('Email address', 'a@b.c')
    await confirm()
    await takeAway()
    expect(fakeCommands.stopLogin).toHaveBeenCalledOnce()
    expect(loginState.status).toBe('idle')
  })

  test('TFA-05 SES-06 a verification completed by then still logs in', async () => {
    await open({ payeeName: false, sms: false, ga: false })
    const answer = waiting()
    type('Email address', 'a@b.c')
    await confirm()
    await takeAway()
    await answer(ok(OUTCOME))
    expect(pageState.session).toEqual(ANN)
  })

  test('TFA-06 hides with an animation when closed, then is removed', async () => {
    await open()
    await press('Close')
    expect(screen.getByRole('dialog').dataset['state']).toBe('closing')
    await pass(MODAL_EXIT_MS - 1)
    expect(isOpen()).toBe(true)
    await pass(1)
    expect(isOpen()).toBe(false)
    expect(fakeCommands.leaveSecondStep).toHaveBeenCalledOnce()
    expect([loginState.status, loginState.hasEnded]).toEqual(['idle', false])
  })

  test('TFA-03 an expired ticket returns to the login, which shows the reason', async () => {
    fakeCommands.verifyLogin.mockResolvedValueOnce(err(refused('ticket.invalid')))
    const view = await open({ payeeName: false, sms: false, ga: false })
    type('Email address', 'a@b.c')
    await confirm()
    await pass(MODAL_EXIT_MS)
    expect(isOpen()).toBe(false)
    vi.useRealTimers()
    view.unmount()
    await show(<LoginPage />)
    expect(screen.getByText('The time for this step is over. Please log in again.')).toBeTruthy()
  })

  test('TFA-06 SHL-07 the back button closes it', async () => {
    await import('../../../../../src/shell/overlays/overlay-view')
    await show(<OverlayHost />)
    await change(() => {
      void submitLogin('password', () =>
        Promise.resolve(err<AppError>({ ...refused('login_verify_required'), verification: ALL })),
      )
    })
    await screen.findByRole('dialog', { name: 'Confirm that it is you' })
    await change(() => window.history.back())
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(overlayState.queue).toEqual([])
    expect(loginState.status).toBe('idle')
  })
})
