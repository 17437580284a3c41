import { expect, type Page } from '@playwright/test'

/** Waits until real games are on the screen. */
export const seesGames = (page: Page, withinMs = 20_000): Promise<void> =>
  expect(page.locator('[data-game]:not([data-game=""])').first()).toBeVisible({ timeout: withinMs })
