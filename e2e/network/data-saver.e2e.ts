import type { Locator, Page } from '@playwright/test'
import { DATA_SAVER_KEY, HELD_IMAGES_KEY, PLAY_SESSION_KEY } from '#domain/storage-keys'
import { atRest } from '../support/browser/at-rest'
import { shiftOf, watchShift } from '../support/design/layout-shift'
import { cachedUrls, openInstalled } from '../support/updates/service-worker'
import { expect, test } from '../support/test'

/** Simulates Chromium's own data saver, which only the browser itself can switch. */
const browserSays = (page: Page, isOn: boolean): Promise<unknown> =>
  page.addInitScript((saveData) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData } })
  }, isOn)

test('OFF-08 the data saver prefetches only for a tap or a lost network', async ({ browser, gateway }) => {
  const open = async (isOn: boolean): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: gateway.origin })).newPage()
    await browserSays(page, isOn)
    await page.goto('/m/home')
    return page
  }
  const [plain, saving] = await Promise.all([open(false), open(true)])
  const WITHIN = { timeout: 60_000 }
  await expect.poll(() => chunksOf(plain), WITHIN).toContain('connection-page')
  // Nearly all that is needed has loaded when the time at play counts; then what remains ends, too.
  await expect
    .poll(
      () =>
        saving.evaluate(
          (key) => Object.keys(localStorage).some((one) => one.startsWith(key)),
          PLAY_SESSION_KEY,
        ),
      WITHIN,
    )
    .toBe(true)
  await atRest(saving, async () => (await chunksOf(saving)).length)
  const ahead = await chunksOf(saving)
  expect(ahead).toContain('games')
  for (const name of ['announcements', 'login-page', 'member-page', 'connection-page', 'lazy-routes'])
    expect(ahead).not.toContain(name)
})

/** Names of the chunks that a page has requested. */
const chunksOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/assets\/[^/]+\/(.+)\.js$/u.exec(name)?.[1] ?? []),
  )

test('OFF-08 with data saver a section’s images load on a tap, stay on the device, and the saving is shown', async ({
  page,
  gateway,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, '1'), DATA_SAVER_KEY)
  const images: string[] = []
  page.on('request', (request) => {
    if (/\/(?:covers|banners)\//u.test(request.url())) images.push(request.url())
  })
  await watchShift(page)
  const popular = page.getByRole('region', { name: 'Popular' })
  const show = popular.getByRole('button', { name: 'Show images Popular', exact: true })
  const shown = popular.locator('img')
  await openInstalled(page)
  await expect(show).toBeVisible()
  await expect(popular.getByText('AL', { exact: true })).toBeVisible() // Ancient Lotus, without its image
  await expect.poll(() => heldImages(page)).toBeGreaterThan(6)
  expect(images).toEqual([])

  const before = await heldImages(page)
  await show.press('Enter')
  await expect(popular.getByRole('link').first()).toBeFocused()
  await expect(shown).toHaveCount(6)
  await expect(show).toBeHidden()
  await expect.poll(() => images.length).toBe(6)
  expect(await shiftOf(page)).toBe(0)
  await expect.poll(() => heldImages(page)).toBe(before - 6)

  // What has been downloaded costs nothing on the next visit, with or without a network.
  await expectStored(page, shown)
  gateway.goOffline()
  await page.reload()
  await expect(shown).toHaveCount(6)
  await expect(show).toBeHidden()
  gateway.goOnline()

  await page.goto('/m/connection')
  await expect(page.getByText(`Images not loaded: ${String(await heldImages(page))}`)).toBeVisible()
  await expect(page.getByText(/Saved: about .\d/u)).toBeVisible()
})

test('OFF-08 images that are on the device in full size are shown when data saver is switched on', async ({
  page,
}) => {
  await openInstalled(page)
  const shown = page.getByRole('region', { name: 'Popular' }).locator('img')
  await expect(shown).toHaveCount(6)
  await expectStored(page, shown)
  const sources = () => shown.evaluateAll((all) => all.map((image) => image.getAttribute('src')))
  const before = await sources()
  await page.evaluate((key) => localStorage.setItem(key, '1'), DATA_SAVER_KEY)
  await page.reload()
  await expect(page.locator('.snapshot')).toHaveCount(0)
  await expect(shown).toHaveCount(6)
  expect(await sources()).toEqual(before)
})

/** Waits until these images are on the device. The cache also has others: the logo, icons, banners. */
const expectStored = (page: Page, images: Locator): Promise<void> =>
  expect
    .poll(async () => {
      const urls = await images.evaluateAll((all: HTMLImageElement[]) =>
        all.map(({ currentSrc }) => currentSrc),
      )
      const stored = (await cachedUrls(page))['mc-images'] ?? []
      return urls.filter((url) => !stored.includes(url))
    })
    .toEqual([])

const heldImages = (page: Page): Promise<number> =>
  page.evaluate((key) => Number(localStorage.getItem(key)), HELD_IMAGES_KEY)
