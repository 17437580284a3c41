import type { Locator, Page } from '@playwright/test'
import { DEMO_ACCOUNTS } from '#demo/accounts/demo-accounts'

/** A field of the open form, or of the dialog over it. */
export const field = (within: Page | Locator, name: string): Locator =>
  within.locator(`input[name="${name}"]`)

/** The password of a demo member. */
export const passwordOf = (username: string): string => {
  const account = DEMO_ACCOUNTS.find((one) => one.username === username)
  if (!account) throw new Error(`There is no demo member "${username}"`)
  return account.password
}

/** The numbers of demo members, as in demo/accounts/demo-accounts.ts, without the dialling code 63. */
export const NUMBERS = { ann: '9170000001', gus: '9170000007', ivy: '9170000009' } as const

/** Returns a local number in the gateway's format. */
export const international = (local: string): string => `+63${local}`
