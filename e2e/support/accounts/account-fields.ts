import type { Locator, Page } from '@playwright/test'

/** A field of the form that is open, or of the dialog over it. */
export const field = (within: Page | Locator, name: string): Locator =>
  within.locator(`input[name="${name}"]`)

/** The numbers of demo members, as demo/accounts/demo-accounts.ts has them, without the dialling code 63. */
export const NUMBERS = { ann: '9170000001', gus: '9170000007', ivy: '9170000009' } as const

/** A local number as the gateway writes it. */
export const international = (local: string): string => `+63${local}`
