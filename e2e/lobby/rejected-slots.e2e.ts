import type { Page } from '@playwright/test'
import { seesGames } from '../support/games/real-games'
import type { FaultRule } from '../support/gateway/control-command'
import type { TestGateway } from '../support/gateway/test-gateway'
import { shiftOf, watchShift } from '../support/design/layout-shift'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const BANNERS = 'MCSFE_getBanners'
const ANNOUNCEMENTS = 'MCSFE_getListAnnouncements'
const REFUSED = { kind: 'failure', errorCode: 'feature.off', status: 200 } as const

const TOP_WITHOUT_PLACES_PX = 80 // of the tabs: below the header only

const placeholders = (page: Page) => page.locator('#main :is(.sk-banner, .sk-marquee)')
const awaited = (page: Page) => page.locator('#main .sk-pulse:is(.sk-banner, .sk-marquee)')
const topOfTabs = (page: Page) =>
  page.getByRole('tablist').evaluate((tabs) => tabs.getBoundingClientRect().top)

const refuse = (gateway: TestGateway, ...more: readonly FaultRule[]) =>
  gateway.faults({ match: BANNERS, fault: REFUSED }, { match: ANNOUNCEMENTS, fault: REFUSED }, ...more)

test('SHL-09 ANN-04 banner and announcement slots that the gateway rejects are closed before games are shown', async ({
  page,
  gateway,
}) => {
  await refuse(gateway, { match: '/lgw/games/mobile', fault: { kind: 'delay', ms: 6_000 } })
  await page.goto('/m/home')
  await expect(placeholders(page)).toHaveCount(0)
  await seesGames(page)
  await expect(placeholders(page)).toHaveCount(0)
  const top = await topOfTabs(page)
  expect(top).toBeLessThan(TOP_WITHOUT_PLACES_PX)

  // The gateway responds again: late content does not move the games, and is there when the screen is opened again.
  await gateway.faults()
  await page.reload()
  await seesGames(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Games' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Announcements' })).toBeVisible()
})

test('SHL-09 ANN-04 slots rejected after games are shown do not move them, and are closed on the next visit', async ({
  page,
  gateway,
}) => {
  const delayed = { kind: 'delay', ms: 3_000 } as const
  await refuse(gateway, { match: BANNERS, fault: delayed }, { match: ANNOUNCEMENTS, fault: delayed })
  await watchShift(page)
  await page.goto('/m/home')
  await seesGames(page)
  await expect(awaited(page)).toHaveCount(2)
  const [top, shift] = [await topOfTabs(page), await shiftOf(page)]
  await expect(awaited(page)).toHaveCount(0)
  expect(await topOfTabs(page)).toBe(top)
  expect(await shiftOf(page)).toBe(shift)

  await page.reload()
  await seesGames(page)
  await expect(placeholders(page)).toHaveCount(0)
  expect(await topOfTabs(page)).toBeLessThan(TOP_WITHOUT_PLACES_PX)
})
