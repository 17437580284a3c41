import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SUBMIT_LOCK_MS } from '#domain/timing'
import type { AppError } from '#domain/errors'
import { err, ok } from '#domain/result'
import { ANN } from '../../../support/fake-worker-api'
import { RouteGuard } from '../../../../../src/shell/routes/route-guard'
import { LoginPage } from '../../../../../src/features/accounts/login/login-page'
import { loginState } from '../../../../../src/features/accounts/login/login-state'
import { overlayState } from '../../../../../src/shared/overlays/overlay-queue'
import { pageState } from '../../../../../src/shared/page/page-state'
import { fakeCommands, resetCommands } from '../../../support/fake-commands'
import { change, putRows, show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))

beforeEach(async () => {
  resetCommands()
  sessionStorage.clear()
  Object.assign(loginState, { status: 'idle', refusal: null, hasEnded: false })
  await startPage('/m/login')
})

const login = (
  <RouteGuard>
    <LoginPage />
  </RouteGuard>
)
const nameField = (): HTMLElement => screen.getByLabelText('Username')
const passwordField = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Password')
const submit = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Log in' }))
const refused = (code: string, message = ''): AppError => ({ kind: 'refused', status: 200, code, message })

const fillAndSubmit = async (): Promise<void> => {
  await show(login)
  await userEvent.type(nameField(), 'ann')
  await userEvent.type(passwordField(), 'secret')
  await submit()
}
const tryWith = (error: AppError): Promise<void> => {
  fakeCommands.logIn.mockResolvedValue(err(error))
  return fillAndSubmit()
}

describe('LOG-01 the login form', () => {
  test('LOG-01 sends the input with the LOG-07 switch on; the session is stored and home replaces the page', async () => {
    await show(login)
    const { length } = window.history
    await userEvent.type(nameField(), ' ann ')
    await userEvent.type(passwordField(), ' s3cret ')
    await submit()
    expect(fakeCommands.logIn).toHaveBeenCalledWith({ username: 'ann', password: ' s3cret ', remember: true })
    await vi.waitFor(() => expect(window.location.pathname).toBe('/m/home'))
    expect(window.history.length).toBe(length)
    expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual(ANN)
  })

  test('LOG-01 fetches its data when it opens, and again at the first touch if that failed', async () => {
    fakeCommands.prepareLogin.mockResolvedValueOnce(err({ kind: 'network', secure: true }))
    await show(login)
    expect(fakeCommands.prepareLogin).toHaveBeenCalledTimes(1)
    await userEvent.click(nameField())
    await userEvent.click(passwordField())
    expect(fakeCommands.prepareLogin).toHaveBeenCalledTimes(2)
  })

  test('LOG-01 browsers and password managers recognise the fields', async () => {
    await show(login)
    expect(nameField().getAttribute('autocomplete')).toBe('username')
    expect(passwordField().getAttribute('autocomplete')).toBe('current-password')
    expect(passwordField().type).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show the password' }))
    expect(passwordField().type).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide the password' }))
    expect(passwordField().type).toBe('password')
  })

  test('LOG-02 an empty field gets an error and the focus', async () => {
    await show(login)
    await userEvent.type(nameField(), 'ann')
    await submit()
    expect(fakeCommands.logIn).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(passwordField())
    expect(passwordField().getAttribute('aria-invalid')).toBe('true')
    const note = passwordField().getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(note)?.textContent).toBe('Enter your password.')
    expect(nameField().getAttribute('aria-invalid')).toBeNull()
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  test('LOG-05 nothing interrupts a form that is being filled in', async () => {
    const view = await show(login)
    expect(overlayState.activity).toBe('free')
    await userEvent.type(nameField(), 'a')
    expect(overlayState.activity).toBe('form')
    view.unmount()
    expect(overlayState.activity).toBe('free')
  })
})

describe('LOG-08 login errors', () => {
  test.each<[string, AppError, RegExp]>([
    ['no network', { kind: 'network', secure: true }, /No answer came/u],
    ['a timeout', { kind: 'timeout', limitMs: 1 }, /No answer came/u],
    ['a 503', { kind: 'http', status: 503 }, /No answer came/u],
    ['a body cut short', { kind: 'malformed', detail: '' }, /No answer came/u],
    ['a dead worker', { kind: 'worker', detail: 'crashed' }, /No answer came/u],
    ['no encryption', { kind: 'encryption', detail: '' }, /could not be sent safely/u],
  ])('LOG-08 %s keeps name and password', async (_, error, text) => {
    await tryWith(error)
    expect(screen.getByRole('alert').textContent).toMatch(text)
    expect(nameField()).toHaveProperty('value', 'ann')
    expect(passwordField().value).toBe('secret')
  })

  test.each<[string, AppError, string]>([
    [
      'wrong, told in the language of the gateway',
      refused('login.cred.err', '密码错误'),
      'The username or the password is wrong.',
    ],
    ['wrong, without words', refused('login.cred.err'), 'The username or the password is wrong.'],
    ['unknown', refused('not.exists.user', 'not.exists.user'), 'The username or the password is wrong.'],
    ['another network', refused('token_ip_different'), 'Your network has changed, so please log in by hand.'],
    [
      'a rate limit',
      refused('TOO_MANY_REQUEST'),
      'Too many tries in a short time. Please wait a moment, then try again.',
    ],
    ['the gateway says why', refused('account.closed', 'This account is closed.'), 'This account is closed.'],
  ])('LOG-08 NET-11 %s keeps the name and clears the password', async (_, error, text) => {
    await tryWith(error)
    expect(screen.getByRole('alert').textContent).toBe(text)
    expect(nameField()).toHaveProperty('value', 'ann')
    expect(passwordField().value).toBe('')
    expect(overlayState.queue).toEqual([])
  })

  test('OFF-05 offline is shown immediately, and the input stays', async () => {
    putRows('connection', [{ id: 'gateway', state: 'offline', since: 1 }])
    await show(login)
    await userEvent.type(nameField(), 'ann')
    expect(screen.getByRole('status').textContent).toContain('You are offline')
    expect(nameField()).toHaveProperty('value', 'ann')
  })
})

describe('LOG-07 the remembered login', () => {
  test('LOG-07 fills in the name; the password is never in the page', async () => {
    fakeCommands.savedLogin.mockResolvedValue(ok('ann'))
    await show(login)
    expect(nameField()).toHaveProperty('value', 'ann')
    expect(passwordField().placeholder).toBe('Saved password')
    await submit()
    expect(fakeCommands.logIn).toHaveBeenCalledWith({ username: 'ann', password: null, remember: true })
  })

  test('LOG-07 another name needs its own password', async () => {
    fakeCommands.savedLogin.mockResolvedValue(ok('ann'))
    await show(login)
    await userEvent.type(nameField(), 'a')
    expect(passwordField().placeholder).toBe('')
    await submit()
    expect(fakeCommands.logIn).not.toHaveBeenCalled()
  })

  test('LOG-07 does not fill in the name while the player is about to type', async () => {
    let find: (name: string) => void = () => undefined
    fakeCommands.savedLogin.mockReturnValue(new Promise((resolve) => (find = (name) => resolve(ok(name)))))
    await show(login)
    nameField().focus()
    await change(() => find('ann'))
    expect(nameField()).toHaveProperty('value', '')
  })

  test('LOG-08 a rejection deletes it, a missing response does not', async () => {
    fakeCommands.savedLogin.mockResolvedValue(ok('ann'))
    fakeCommands.logIn.mockResolvedValueOnce(err({ kind: 'timeout', limitMs: 1 }))
    fakeCommands.logIn.mockResolvedValueOnce(err(refused('login.cred.err')))
    await show(login)
    await submit()
    expect(passwordField().placeholder).toBe('Saved password')
    await vi.waitFor(() => expect(loginState.status).toBe('idle'), { timeout: 2 * SUBMIT_LOCK_MS })
    await submit()
    expect(passwordField().placeholder).toBe('')
  })

  test('LOG-07 with the switch off nothing is saved', async () => {
    await show(login)
    await userEvent.click(screen.getByRole('switch', { name: /Keep me logged in/u }))
    await userEvent.type(nameField(), 'ann')
    await userEvent.type(passwordField(), 'x')
    await submit()
    expect(fakeCommands.logIn).toHaveBeenCalledWith({ username: 'ann', password: 'x', remember: false })
  })
})

describe('LOG-04 SES-09 the page after login', () => {
  const comeIn = async (updatePassword: boolean): Promise<void> => {
    const login7 = await fakeCommands.logIn({ username: '', password: '', remember: true })
    if (login7.ok) fakeCommands.logIn.mockResolvedValue(ok({ ...login7.value, updatePassword }))
    await show(login)
    await userEvent.type(nameField(), 'ann')
    await userEvent.type(passwordField(), 'x')
    await submit()
    await change(() => undefined)
  }

  test('SES-09 returns to the page that required the login', async () => {
    await startPage('/m/login?backUrl=%2Fm%2Fwithdraw&r=F7')
    await comeIn(false)
    expect(window.location.pathname + window.location.search).toBe('/m/withdraw?r=F7')
  })

  test('LOG-04 opens the change of password first, also after a reload', async () => {
    await startPage('/m/login?backUrl=%2Fm%2Fwithdraw')
    await comeIn(true)
    expect(window.location.pathname).toBe('/m/changePsw')
    expect(pageState.mustChangePassword).toBe(true)
    expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '')).toMatchObject({
      updatePassword: true,
    })
  })
})
