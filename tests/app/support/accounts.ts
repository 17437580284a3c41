import { screen, waitFor } from '@testing-library/dom'
import { expect, vi } from 'vitest'
import { SLOW_HINT_DELAY_MS } from '#domain/timing'
import { international, NUMBERS } from '../../../e2e/support/accounts/account-fields'
import { gateway, open } from './app'
import {
  fill,
  passwordOf,
  press,
  see,
  seeGuest,
  seeMember,
  seeNone,
  seePath,
  sendLogin,
  storedSession,
  user,
} from './player'
import { NEW_PASSWORD } from './registration'
import { rowsOf, seeRows } from './sync'

export { international, NUMBERS }

/** The submit button of the open dialog, else of the page's form. */
export const submitButton = (): HTMLElement => {
  const found = ['dialog', '#main form'].map((place) => document.querySelector(`${place} [type=submit]`))
  const button = found.find((one) => one instanceof HTMLElement)
  if (!button) throw new Error('There is no form to submit')
  return button
}

/** Submits the open form, also while it is busy. */
export const submit = (): Promise<void> => user.click(submitButton())

/** Logs in from the header of the open page. */
export const logInFromHeader = async (username: string, password?: string): Promise<void> => {
  await user.click(await seeGuest())
  await sendLogin(username, password)
}

export const secondStep = (): Promise<HTMLElement> => see('dialog', 'Verify it’s you')

/** Logs in by password up to the second step. */
export const reachSecondStep = async (username: string): Promise<HTMLElement> => {
  await open('/m/login')
  await sendLogin(username)
  return secondStep()
}

/** Requests a code for the number in the form, once its country is known. @returns the code */
export const requestCode = async (to: string): Promise<string> => {
  await seeRows('settings')
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    // A click that sends a code changes the name at once.
    if (screen.queryByRole('button', { name: 'Send code' })) throw new Error('The country is not known yet')
  })
  await see('button', /^Resend in/u)
  return gateway.code(to)
}

/** Opens the login by SMS, until the country of the visitor is known. */
export const openSmsLogin = async (): Promise<void> => {
  await open('/m/login')
  await press('SMS code', 'tab')
  await see('button', /^Country code/u)
}

/** Fills in a local number, and the code that is sent to it. */
export const fillNumberAndCode = async (number: string): Promise<void> => {
  await fill('Mobile number', number)
  await fill('Verification code', await requestCode(international(number)))
}

export const fillNewPassword = async (password = NEW_PASSWORD, again = password): Promise<void> => {
  await fill('New password', password)
  await fill('Confirm password', again)
}

/** Fills in Ann's change of password, on its page. */
export const fillChange = async (): Promise<void> => {
  await fill('Current password', passwordOf('ann'))
  await fillNewPassword()
}

/** Fills in the reset of Ann's password by mobile. */
export const fillReset = async (): Promise<void> => {
  await open('/m/forgotPassword')
  await fill('Username', 'ann')
  await fillNumberAndCode(NUMBERS.ann)
  await fillNewPassword()
}

/** Logs out from the member's own page. */
export const logOut = async (): Promise<void> => {
  if (location.pathname !== '/m/member/home') await press(/^Your account/u, 'link')
  await press('Log out')
  await press('Log out', 'button', await see('dialog', 'Log out?'))
  await seeGuest()
  await seePath(/^\/m\/home/u)
}

/**
 * Waits until the device remembers no login. A form is empty at first in any case, and a login is saved before its
 * session starts.
 */
export const seeNoneRemembered = (): Promise<void> =>
  waitFor(async () => {
    if ((await rowsOf('vault')).length > 0) throw new Error('A login is remembered')
  })

/** A token of a member, as the operator's own pages pass it in a link. Nobody stays logged in. */
export const tokenFor = async (username: string): Promise<string> => {
  await open('/m/login')
  await press(/^Stay logged in/u, 'switch')
  await sendLogin(username)
  await seeMember(username)
  const token = String(storedSession()?.['token'])
  sessionStorage.clear()
  return token
}

/** The players' sessions at the gateway. */
export const sessionsOf = async (username: string): Promise<number> =>
  (await gateway.member(username))?.sessions ?? 0

/** Goes to the games by the app's own link. */
export const goToGames = async (): Promise<void> => {
  await press('Games', 'link', screen.getAllByRole('navigation')[0])
  await seePath('/m/game')
  await seeNone(() => document.querySelector('form'))
}

/** The name of the field that has the focus. */
export const nameOfFocus = (): string | null => document.activeElement?.getAttribute('name') ?? null

/** From now on timeouts wait for `pass` of support/clock. */
export const stopTimeouts = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

/** Runs an action while the worker saves the next login, which the gateway has accepted. */
export const whileSaving = (action: () => Promise<unknown>): void => {
  const seal = crypto.subtle.encrypt.bind(crypto.subtle)
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...input) => {
    await action()
    return seal(...input)
  })
}

/** The slow hint is not shown before its time, even if a busy machine has let that pass. @param sentAt in epoch ms */
export const expectNoEarlyHint = (sentAt: number): void => {
  const isShown = screen.queryByRole('button', { name: 'Stop waiting' }) !== null
  expect(isShown && Date.now() - sentAt < SLOW_HINT_DELAY_MS).toBe(false)
}

export const seeNoDialog = (): Promise<void> => seeNone(() => document.querySelector('dialog'))
