import { waitFor } from '@testing-library/dom'
import { gateway, open } from './app'
import { fill, fieldOf, press, see } from './player'

export const NEW_PASSWORD = 'harbour-light-21'

/** A number that no demo member has, without the dialling code 63. */
export const NEW_NUMBER = '9175550123'

export const fillRegistration = async (username: string): Promise<void> => {
  await fill('Username', username)
  await fill('Password', NEW_PASSWORD)
}

/** Sends the form on the screen, filled in for a new player if a name is given. */
export const sendRegistration = async (username?: string): Promise<void> => {
  if (username !== undefined) await fillRegistration(username)
  await press('Sign up', 'button', document.querySelector<HTMLElement>('#main form') ?? undefined)
}

/** Sends it again: for half a second after a result the form takes nothing (REG-02). */
export const sendAgain = (username?: string): Promise<void> =>
  waitFor(async () => {
    await sendRegistration(username)
    if (!document.querySelector('form [aria-busy=true], dialog[open]')) throw new Error('Nothing was sent')
  })

/** Waits for the confirmation of a registration, which isolates the name, and continues. */
export const readWelcome = async (name: string): Promise<void> => {
  await press('Start playing', 'button', await see('dialog', `Welcome, \u2068${name}\u2069`))
}

/** Registers a new player from the form on the screen. */
export const register = async (name: string): Promise<void> => {
  await sendRegistration(name)
  await readWelcome(name)
}

/** Waits for the alert of a registration and dismisses it. @returns its text */
export const readAlert = async (name: string): Promise<string> => {
  const alert = await see('dialog', name)
  const text = alert.textContent
  await press('OK', 'button', alert)
  return text
}

/** Opens the registration by mobile with these settings, and waits for the countries. */
export const openByMobile = async (settings: Readonly<Record<string, unknown>>): Promise<void> => {
  await gateway.control({ settings })
  await open('/m/register')
  await press('Mobile number', 'tab')
  await see('button', /^Country code/u)
}

/** The text that describes a field, or ''. */
export const problemOf = async (label: string): Promise<string> => {
  const ids = (await fieldOf(label)).getAttribute('aria-describedby') ?? ''
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
}

/** Waits until this text describes a field. */
export const seeProblem = (label: string, text: string): Promise<void> =>
  waitFor(async () => {
    const problem = await problemOf(label)
    if (problem !== text) throw new Error(`“${label}” shows “${problem}”`)
  })

export const valueOf = async (label: string): Promise<unknown> => Reflect.get(await fieldOf(label), 'value')
