import type { Page } from '@playwright/test'
import { expect, seesGames, test } from '../support/test'

/** Waits until the background parts have loaded. */
const hasBegun = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/background.js')),
      ),
    )
    .toBe(true)

test('SHL-06 on the home screen a tap requests full screen, until the player leaves it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: true })
  })
  await page.goto('/m/home')
  await seesGames(page)
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  // The background parts must have started.
  await expect(async () => {
    await page.locator('main').click({ position: { x: 4, y: 4 } })
    expect(await isFull()).toBe(true)
  }).toPass()
  await page.evaluate(() => document.exitFullscreen())
  await page.evaluate(() => {
    Element.prototype.requestFullscreen = () => {
      document.documentElement.dataset['asked'] = 'again'
      return Promise.resolve()
    }
  })
  await page.getByRole('link', { name: 'Promos' }).first().click()
  await expect(page).toHaveURL(/promotions/)
  await expect(page.locator('html')).not.toHaveAttribute('data-asked')
})

test('SHL-09 the on-screen keyboard does not cover the field in use', async ({ page }) => {
  const [width, height, keyboard] = [360, 740, 300]
  await page.setViewportSize({ width, height })
  await page.goto('/m/home')
  await seesGames(page)
  await hasBegun(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Account', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Log in' })
  const password = sheet.getByLabel('Password', { exact: true })
  await password.focus()
  // Chrome makes the page smaller.
  await page.setViewportSize({ width, height: height - keyboard })
  await expect(password).toBeInViewport()
  await expect(page.locator('nav').last()).toBeHidden()
  await page.setViewportSize({ width, height })
  await expect(page.locator('nav').last()).toBeVisible()

  // Safari leaves the page as it is, and shows less of it.
  await page.evaluate((seen) => {
    const viewport = window.visualViewport
    if (!viewport) return
    Object.defineProperty(viewport, 'height', { value: seen, configurable: true })
    viewport.dispatchEvent(new Event('resize'))
  }, height - keyboard)
  await expect
    .poll(async () => {
      const box = await password.boundingBox()
      return box ? box.y + box.height : height
    })
    .toBeLessThanOrEqual(height - keyboard)
})
