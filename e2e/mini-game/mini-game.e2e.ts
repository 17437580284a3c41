import type { Locator, Page } from '@playwright/test'
import { logIn, logOut } from '../support/accounts/account'
import type { TestGateway } from '../support/gateway/test-gateway'
import { expectAccessibleInAllStyles } from '../support/design/styles'
import { expect, expectAccessible, LONG, test, WITH_MOTION, WITHOUT_SHELL } from '../support/test'

test.use({ ...WITHOUT_SHELL, ...WITH_MOTION })

const MARGIN_SHARE = 0.02
const NEAR_PX = 1.5 // a stored fraction and the screen's pixels round differently

const flags = (gateway: TestGateway, whitelabelVal: Readonly<Record<string, boolean>>) =>
  gateway.control({ settings: { whitelabelVal } })

const widget = (page: Page) => page.getByRole('complementary', { name: 'Mini-game' })
const wheel = (page: Page) => page.getByRole('button', { name: 'Lucky wheel' })
const spin = (page: Page) => page.getByRole('button', { name: 'Spin' })

/** Distance from each edge of the area between header and bar, px. */
const roomAround = async (page: Page) => {
  const [own, header, bar, window] = await Promise.all([
    widget(page).boundingBox(),
    page.getByRole('banner').boundingBox(),
    page.getByRole('navigation', { name: 'Main' }).boundingBox(),
    page.evaluate(() => ({ width: innerWidth, height: innerHeight })),
  ])
  if (!own || !header || !bar) throw new Error('The widget, the header or the bar is not there')
  const isRail = bar.height > bar.width
  const margin = window.width * MARGIN_SHARE
  return {
    start: own.x - margin - (isRail ? bar.width : 0),
    top: own.y - margin - header.height,
    end: window.width - margin - own.x - own.width,
    bottom: (isRail ? window.height : bar.y) - margin - own.y - own.height,
  }
}

const centre = async (page: Page): Promise<readonly [number, number]> => {
  const box = await widget(page).boundingBox()
  if (!box) throw new Error('The widget is not there')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

const drag = async (page: Page, x: number, y: number): Promise<void> => {
  await page.mouse.move(...(await centre(page)))
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 4 })
  await page.mouse.up()
}

/** Clicks until the click counts: an automated browser is faster than the debounce. */
const click = (button: Locator, outcome: Locator): Promise<void> =>
  expect(async () => {
    if (!(await outcome.isVisible())) await button.click({ timeout: 5_000 })
    await expect(outcome).toBeVisible({ timeout: 4_000 })
  }).toPass()

const near = (value: number): boolean => Math.abs(value) < NEAR_PX

test('MIN-01 a member gets the mini-game, past the policy, until a logout', async ({ page, gateway }) => {
  await flags(gateway, { LOTTMINIGAME3: true, SEALOTTMINIGAME3: true })
  await logIn(page, 'ann')
  await expect(page.getByRole('button', { name: 'Lucky numbers' })).toBeVisible()
  const { requests } = await gateway.requests('/mini-game/')
  const urls = requests.map(({ path, query }) => path + query)
  expect(urls).toEqual([expect.stringMatching(/^\/mini-game\/s1\/minigame\.js\?t=\d{13}$/)])
  await expectAccessible(page)
  await logOut(page)
  await expect(widget(page)).toHaveCount(0)
  expect(await page.locator('body > div:not(#root)').count()).toBe(0)
})

test('MIN-02 Back closes its panel, and only then leaves the page', LONG, async ({ page, gateway }) => {
  await flags(gateway, { LOTTMINIGAME3: true })
  await logIn(page, 'ann')
  await page.getByRole('navigation').getByRole('link', { name: 'Promos' }).click()
  await expect(page).toHaveURL(/promotions/u)
  await click(wheel(page), spin(page))
  await page.goBack()
  await expect(wheel(page)).toBeVisible()
  await expect(spin(page)).toHaveCount(0)
  await click(wheel(page), spin(page))
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(spin(page)).toBeVisible()
  await page.goBack()
  await expect(wheel(page)).toBeVisible()
  await expect(page).toHaveURL(/promotions/u)
  // A panel that is closed by its own button leaves no step behind.
  await click(wheel(page), spin(page))
  await click(widget(page).getByRole('button', { name: 'Close' }), wheel(page))
  await page.goBack()
  await expect(page).not.toHaveURL(/promotions/u)
})

test('MIN-02 a drag opens nothing; a dialog hides it', LONG, async ({ page, gateway }) => {
  await flags(gateway, { LOTTMINIGAME3: true })
  await logIn(page, 'ann')
  await wheel(page).click()
  await expect(spin(page)).toBeVisible()
  const room = await roomAround(page)
  expect(near(room.end) && near(room.bottom) && room.start >= 0 && room.top >= 0).toBe(true)
  await click(spin(page), page.getByText(/^\+\d+ points$/))
  await click(widget(page).getByRole('button', { name: 'Close' }), wheel(page))

  await drag(page, 1, 1)
  const high = await roomAround(page)
  expect(near(high.start) && near(high.top)).toBe(true)
  await drag(page, 359, 739)
  const low = await roomAround(page)
  expect(near(low.end) && near(low.bottom)).toBe(true)
  await drag(page, 120, 300)
  await expect(spin(page)).toHaveCount(0)
  const [x, y] = await centre(page)
  expect(near(x - 120) && near(y - 300)).toBe(true)
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(widget(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(widget(page)).toBeVisible()

  await page.setViewportSize({ width: 740, height: 360 })
  await expect.poll(async () => near((await roomAround(page)).end)).toBe(true)
  expect(near((await roomAround(page)).bottom)).toBe(true)
  await drag(page, 1, 150)
  expect(near((await roomAround(page)).start)).toBe(true)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await expect(wheel(page)).toBeVisible()
  const [keptX, keptY] = await centre(page)
  expect(near(keptX - 120) && near(keptY - 300)).toBe(true)
  await expectAccessibleInAllStyles(page, ['target-size']) // it covers a part of the page, and can be moved
})
