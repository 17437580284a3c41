import { screen, waitFor, within } from '@testing-library/dom'
import { vi } from 'vitest'
import { SOCIAL_CHANNELS, type SocialChannel } from '#domain/contract/accounts/identity-settings'
import { claimsOf, PROVIDER, unsignedToken } from '../../gateway/support/identity'
import { gateway } from './app'
import { press, see, user } from './player'

/** The account that the provider's next login is for. A reason makes it fail; it waits until `isThere`. */
export const person = { id: '', reason: '', isThere: Promise.resolve() }

let count = 0

/**
 * The page runs in the merchant's native app, whose bridge logs in with an emulator's token. So a social login needs
 * no provider's code, which only the browser tests load.
 */
export const inNativeApp = async (
  settings: object = {},
  channels: readonly SocialChannel[] = SOCIAL_CHANNELS,
): Promise<void> => {
  await gateway.control({ settings: { ...PROVIDER, socialProviders: SOCIAL_CHANNELS, ...settings } })
  count += 1
  Object.assign(person, { id: `person-${String(count)}`, reason: '', isThere: Promise.resolve() })
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) App/Ver 2.4.39')
  vi.stubGlobal('NativeBridge', {
    channels,
    attribution: () => Promise.resolve({}),
    openExternal: () => undefined,
    login: async (channel: string) => {
      await person.isThere
      if (person.reason !== '') throw new Error(person.reason)
      return { idToken: unsignedToken(claimsOf({ sub: person.id }, `${channel}.com`)) }
    },
  })
}

const WAYS = /^(?:Other ways to log in|Sign-up method)$/u

/** Chooses a provider, as soon as no other login is in progress. */
export const continueWith = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name: `Continue with ${name}` })
  await waitFor(() => {
    if (button.hasAttribute('aria-disabled')) throw new Error('A login is in progress')
  })
  await user.click(button)
}

/** Waits for the error of a social login. */
export const seeProviderProblem = async (text: string | RegExp): Promise<void> => {
  const region = await see('region', WAYS)
  await waitFor(() => {
    const problem = within(region).queryByRole('alert')?.textContent ?? ''
    if (typeof text === 'string' ? problem !== text : !text.test(problem))
      throw new Error(`It says “${problem}”`)
  })
}

/** The question for a person whose account belongs to no member yet. */
export const choiceOf = (name: string): Promise<HTMLElement> => see('dialog', `First time with ${name}?`)

/** Reads the welcome of a new member. @returns their name */
export const readSocialWelcome = async (): Promise<string> => {
  await press('Start playing', 'button', await see('dialog', /^Welcome, /u))
  return (await gateway.registrations()).at(-1)?.username ?? ''
}
