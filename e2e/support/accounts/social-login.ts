import type { Locator, Page } from '@playwright/test'

export const choiceOf = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name: `First time with ${name}?` })

export const welcomeOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Welcome, / })
