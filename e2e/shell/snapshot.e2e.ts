import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { shiftOf, watchShift } from '../support/design/layout-shift'
import { forgetCode, openWithSnapshot, slowTimers, stage } from '../support/storage/snapshot'
import { cachedUrls } from '../support/updates/service-worker'
import { expect, expectAccessible, test, WITH_MOTION } from '../support/test'

test.use(WITH_MOTION)

/** The application's entry, as opposed to the worker's entry and to shared chunks. */
const CODE = '/index.js'

const games = (page: Page) => page.locator('.snapshot .sk-grid a[data-game]')

test('R-10 OFF-02 offline the last games show before the app’s code runs', async ({ page, gateway }) => {
  await openWithSnapshot(page)
  const names = await page
    .locator('main .sk-grid a[data-game] > span:first-child > span:first-child')
    .allTextContents()
  const covers = await page
    .locator('main .sk-grid a[data-game] img')
    .evaluateAll((all: HTMLImageElement[]) => all.slice(0, 6).map(({ currentSrc }) => currentSrc))
  // The images that a first visit has shown are cached one by one.
  await expect.poll(async () => (await cachedUrls(page))['mc-images']).toEqual(expect.arrayContaining(covers))
  await forgetCode(page)
  gateway.goOffline()
  await page.reload({ waitUntil: 'commit' })
  await expect(games(page)).toHaveCount(6)
  expect(await games(page).locator('> span:first-child > span:first-child').allTextContents()).toEqual(
    names.slice(0, 6),
  )
  await expect
    .poll(() =>
      games(page)
        .locator('img')
        .evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.naturalWidth > 0)),
    )
    .toEqual([true, true, true, true, true, true])
  // React has rendered nothing: its root still contains the document's skeleton, hidden.
  await expect(page.locator('#root .stuck')).toHaveCount(1)
  await expect(page.locator('#root .sk-header')).toBeHidden()
  await expect(stage(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Home' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expectAccessible(page)

  const again = page.getByRole('link', { name: /Load again/ })
  await expect(again).toBeVisible({ timeout: 20_000 })
  gateway.goOnline()
  await again.click()
  await expect(stage(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
})

/** Records at each frame from the first game on its position, and whether its image is there. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen = { places: new Set<string>(), stages: new Set<string>() }
    Object.assign(window, { seen: () => ({ places: [...seen.places], stages: [...seen.stages] }) })
    let hasPicture = false
    const look = (): void => {
      requestAnimationFrame(look)
      const first = Array.from(
        document.querySelectorAll<HTMLElement>('a[data-game]:not([data-game=""])'),
      ).find((game) => getComputedStyle(game).visibility === 'visible')
      if (!first && seen.places.size === 0) return
      const { x, y, width, height } = first?.getBoundingClientRect() ?? new DOMRect()
      const image = first?.querySelector('img')
      const isThere =
        image?.complete === true && image.naturalWidth > 0 && getComputedStyle(image).opacity === '1'
      hasPicture ||= isThere
      seen.places.add(
        `${first?.textContent ?? 'none'} ${[x, y, width, height].join(' ')} ${String(isThere === hasPicture)}`,
      )
      seen.stages.add(first?.closest('.snapshot') ? 'snapshot' : 'app')
    }
    requestAnimationFrame(look)
  })

const framesSeen = async (page: Page) =>
  v.parse(
    v.object({ places: v.array(v.string()), stages: v.array(v.string()) }),
    await page.evaluate('window.seen()'),
  )

test('OFF-02 SHL-09 React takes over in one frame: nothing moves or reloads', async ({ page, gateway }) => {
  await openWithSnapshot(page)
  gateway.goOffline()
  await watchFrames(page)
  await watchShift(page)
  await slowTimers(page)
  await page.reload()
  await expect(stage(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expect.poll(async () => (await framesSeen(page)).stages).toEqual(['snapshot', 'app'])
  expect((await framesSeen(page)).places).toEqual([expect.stringMatching(/ true$/)])
  expect(await shiftOf(page)).toBe(0)
  const images = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/(?:covers|banners|brand)\//u.test(name)),
  )
  expect(images.length).toBeGreaterThan(6)
  expect(new Set(images).size).toBe(images.length)
})

test('SHL-09 a tap on the snapshot shows at once, and acts with the app', async ({ page, gateway }) => {
  await openWithSnapshot(page)
  await forgetCode(page)
  await gateway.faults({ match: CODE, fault: { kind: 'held' } })
  await page.reload({ waitUntil: 'commit' })
  await games(page).first().tap()
  await expect(page.locator('.snapshot [data-tapped]')).toHaveCount(1)
  await expect(page).toHaveURL(/\/m\/home$/)
  let loads = 0
  page.on('load', () => loads++)
  await gateway.faults()
  await expect(page).toHaveURL(/\/m\/trial\?gameId=/)
  await expect(stage(page)).toHaveCount(0)
  expect(loads).toBeLessThanOrEqual(1)
})
