import { type BrowserContext, expect, type Page } from '@playwright/test'
import { INSTALL_ANSWERED_KEY } from '#domain/storage-keys'
import { seesGames } from '../games/real-games'

/** The user agent of a phone with Android. */
export const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

export const APP = 'https://apps.example/harbour.apk'
export const ANDROID_APP = { resources: [{ resourceType: 'Android', url: APP }] }

export const bar = (page: Page) =>
  page.getByRole('complementary', { name: /^(?:Get the app|Add to home screen)$/u })
export const card = (page: Page) => page.getByRole('complementary', { name: 'Install the app' })

/** Marks the install popup as answered; it would otherwise open after 20 s over any screen. */
export const answerInstalling = async (where: Pick<BrowserContext, 'addInitScript'>): Promise<void> => {
  await where.addInitScript((key) => {
    if (window === window.top && location.protocol !== 'about:') sessionStorage.setItem(key, '1')
  }, INSTALL_ANSWERED_KEY)
}

/** Opens home and waits for the install code: the session timer starts right after it. */
export const openHome = async (page: Page, path = '/m/home'): Promise<void> => {
  await page.goto(path)
  await seesGames(page)
  await page.clock.runFor(10_000)
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('playSession'))))
    .toBe(true)
}

/** Lets enough time pass for the bar's delay and the banner's. */
export const letCome = (page: Page): Promise<void> => page.clock.runFor(5_000)

/** Takes control of the page's clock, and removes the marker of a started install popup from the next page. */
export const holdClock = async ({
  page,
  context,
}: {
  page: Page
  context: BrowserContext
}): Promise<void> => {
  await context.addInitScript(() => {
    if (location.protocol === 'about:') return
    for (const key of Object.keys(localStorage))
      if (key.startsWith('playSession')) localStorage.removeItem(key)
  })
  await page.clock.install()
}
