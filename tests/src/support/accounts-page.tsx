import { act, fireEvent, screen } from '@testing-library/react'
import * as v from 'valibot'
import { vi } from 'vitest'
import { settingsSchema } from '#domain/contract/settings/settings'
import type { AppError } from '#domain/errors'
import { loginState } from '../../../src/features/accounts/login/login-state'
import { pageState } from '../../../src/shared/page/page-state'
import { resetCommands } from './fake-commands'
import { putRows, startPage } from './page-fixture'

/** A guest on an account page, with nothing stored and no requests yet. */
export const startAccounts = async (path: string): Promise<void> => {
  resetCommands()
  sessionStorage.clear()
  localStorage.clear()
  Object.assign(loginState, { status: 'idle', refusal: null, hasEnded: false })
  await startPage(path)
}

export const putSettings = (fields: object): void =>
  putRows('settings', [
    { ...v.parse(settingsSchema, { currency: 'PHP', ...fields }), merchant: pageState.merchant },
  ])

export const putCountries = (): void => {
  const { merchant, language } = pageState
  putRows('contentAnswers', [
    {
      merchant,
      language,
      name: 'countries',
      value: {
        countryCode: '',
        countryDialingCode: '',
        default: { countryCode: 'PH', countryDialingCode: '63' },
        countries: [
          { countryCode: 'PH', countryDialingCode: '63', name: 'Philippines' },
          { countryCode: 'MY', countryDialingCode: '60', name: 'Malaysia' },
        ],
      },
    },
  ])
}

export const refused = (code: string, message = ''): Extract<AppError, { kind: 'refused' }> => ({
  kind: 'refused',
  status: 200,
  code,
  message,
})

/** Advances the fake clock and waits for rendering. */
export const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })

export const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label)

/** The message linked to a field for screen readers. */
export const messageOf = (label: string): string =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()

/** Presses a button under a fake clock. */
export const press = (name: string): Promise<void> =>
  act(async () => {
    screen.getByRole('button', { name }).click()
    await vi.advanceTimersByTimeAsync(0)
  })

export const type = (label: string, value: string): void => {
  fireEvent.change(field(label), { target: { value } })
}

/** Fills in the registration by username; the name is typed with spaces around it. */
export const fillRegistration = (): void => {
  type('Username', ' new.ann ')
  type('Password', 'first-pass')
}
