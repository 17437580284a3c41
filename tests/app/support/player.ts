import { screen, waitFor, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import * as v from 'valibot'
import { vi } from 'vitest'
import { SUBMIT_LOCK_MS } from '#domain/timing'
import { passwordOf } from '../../../e2e/support/accounts/account-fields'
import { open } from './app'

export { passwordOf }

/** What a player does with the app and sees of it. Each step waits until its element is there. */
export const user = userEvent.setup({ delay: null })

type Name = string | RegExp
type Role = 'button' | 'link' | 'tab' | 'switch' | 'radio' | 'checkbox' | 'option' | 'menuitem'

/** Presses the control with this name; within an element if one is given. */
export const press = async (name: Name, role: Role = 'button', inside?: HTMLElement): Promise<void> => {
  await user.click(await (inside ? within(inside) : screen).findByRole(role, { name }))
}

/** Replaces the text of the field with this label. */
export const fill = async (label: Name, text: string): Promise<void> => {
  const field = await fieldOf(label)
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}

export const fieldOf = (label: Name): Promise<HTMLElement> =>
  screen.findByLabelText(label, { selector: 'input, textarea, select' })

/** Waits for an element with this role and name. */
export const see = (role: string, name: Name): Promise<HTMLElement> => screen.findByRole(role, { name })

export const seeText = (text: Name): Promise<HTMLElement> => screen.findByText(text)

/** Does something and sees its toast, which is short: the wait for that begins first. */
export const seeToast = async (text: Name, act: () => Promise<unknown>): Promise<void> => {
  await Promise.all([seeText(text), act()])
}

/** Waits for an alert. @returns its text */
export const alertText = async (): Promise<string> => (await screen.findByRole('alert')).textContent

/** Opens a path in the same document, like a link of the app. */
export const goTo = (path: string): void => {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** Waits until the address is this path with its query, or matches it. */
export const seePath = (expected: Name): Promise<void> =>
  waitFor(() => {
    const url = location.pathname + location.search
    if (typeof expected === 'string' ? url !== expected : !expected.test(url))
      throw new Error(`The page is at ${url}, not at ${String(expected)}`)
  })

/** Waits until nothing matches any more. */
export const seeNone = (find: () => HTMLElement | null): Promise<void> =>
  waitFor(() => {
    if (find()) throw new Error('It is still there')
  })

/** Fills in the login form on the screen and sends it. */
export const sendLogin = async (username: string, password = passwordOf(username)): Promise<void> => {
  await fill('Username', username)
  await fill('Password', password)
  await press('Log in', 'button', (await fieldOf('Password')).closest('form') ?? undefined)
}

/** Opens the login page and logs in. */
export const logIn = async (username: string, path = '/m/login'): Promise<void> => {
  await open(path)
  await sendLogin(username)
  await seeMember(username)
}

/** Waits until the header shows this member. */
export const seeMember = async (username: string): Promise<HTMLElement> =>
  within(await screen.findByRole('banner')).findByRole('link', {
    name: new RegExp(String.raw`^Your account, ${username}\b`, 'u'), // the balance follows
  })

/** Waits until the header offers a login, or on the login page a registration. Returns its first link for guests. */
export const seeGuest = async (): Promise<HTMLElement> => {
  const links = within(await screen.findByRole('banner')).findAllByRole('link', {
    name: /^(?:Log in|Sign up)$/u,
  })
  const [first] = await links
  if (!first) throw new Error('The header has no link for guests')
  return first
}

/** The session in session storage, or null. */
export const storedSession = (): Record<string, unknown> | null => {
  const text = sessionStorage.getItem('MC_SESSION_INFO') ?? ''
  return text === '' ? null : v.parse(v.record(v.string(), v.unknown()), JSON.parse(text))
}

/** Waits until a form takes its next submission: it takes none for a moment after a result (LOG-02). */
export const afterSubmitLock = async (): Promise<void> => {
  const passed = new Promise((resolve) => setTimeout(resolve, SUBMIT_LOCK_MS))
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(SUBMIT_LOCK_MS)
  await passed
}
