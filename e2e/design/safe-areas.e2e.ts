import type { Locator } from '@playwright/test'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

/** Distances to the edges of the screen, in whole CSS px. */
const distancesOf = (element: Locator) =>
  element.evaluate((node) => {
    const { top, bottom, left, right } = node.getBoundingClientRect()
    const distances = { top, bottom: innerHeight - bottom, left, right: innerWidth - right }
    return Object.fromEntries(Object.entries(distances).map(([edge, px]) => [edge, Math.round(px)]))
  })

test('SHL-09 header and bottom bar stay clear of the notch, the home bar and the sides', async ({
  page,
  context,
}) => {
  await page.goto('/m/login')
  const bar = page.getByRole('navigation').last().getByRole('link')
  const header = page.getByRole('banner').getByRole('link')
  await expect(bar.first()).toBeVisible()
  const session = await context.newCDPSession(page)
  const insets = { top: 44, bottom: 34, left: 30, right: 20 }
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
  const least = async (edge: string, element: Locator): Promise<number> =>
    (await distancesOf(element))[edge] ?? 0
  await expect.poll(() => least('top', header.first())).toBeGreaterThanOrEqual(insets.top)
  await expect.poll(() => least('left', header.first())).toBeGreaterThanOrEqual(insets.left)
  await expect.poll(() => least('right', header.last())).toBeGreaterThanOrEqual(insets.right)
  await expect.poll(() => least('bottom', bar.first())).toBeGreaterThanOrEqual(insets.bottom)
  await expect.poll(() => least('left', bar.first())).toBeGreaterThanOrEqual(insets.left)
  await expect.poll(() => least('right', bar.last())).toBeGreaterThanOrEqual(insets.right)
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /viewport-fit=cover/)
})
