import { expect, type Page } from '@playwright/test'

/** Real games stand on the screen. */
export const seesGames = (page: Page, withinMs = 20_000): Promise<void> =>
  expect(page.locator('[data-game]:not([data-game=""])').first()).toBeVisible({ timeout: withinMs })
