import { expect, type Page } from '@playwright/test'

/** Waits until real games are on the screen. */
export const seesGames = (page: Page): Promise<void> =>
  expect(page.locator('[data-game]:not([data-game=""])').first()).toBeVisible({ timeout: 20_000 })
