import type { Page } from '@playwright/test'
import { shiftOf, watchShift } from '../support/design/layout-shift'
import { expect, seesGames, test, WITH_MOTION, WITHOUT_SHELL } from '../support/test'

test.use({ ...WITHOUT_SHELL, ...WITH_MOTION })

const BANNERS = 'MCSFE_getBanners'
const ANNOUNCEMENTS = 'MCSFE_getListAnnouncements'
const REFUSED = { kind: 'failure', errorCode: 'feature.off', status: 200 } as const

const TOP_WITHOUT_PLACES_PX = 80 // of the tabs: below the header only

const placeholders = (page: Page) => page.locator('#main :is(.sk-banner, .sk-marquee)')
const awaited = (page: Page) => page.locator('#main .sk-pulse:is(.sk-banner, .sk-marquee)')
const topOfTabs = (page: Page) =>
  page.getByRole('tablist').evaluate((tabs) => tabs.getBoundingClientRect().top)

test('SHL-09 ANN-04 rejected slots move no games, and are closed next time', async ({ page, gateway }) => {
  const refused = [BANNERS, ANNOUNCEMENTS].map((match) => ({ match, fault: REFUSED }))
  await gateway.faults(...refused, ...refused.map(({ match }) => ({ match, fault: { kind: 'held' } })))
  await watchShift(page)
  await page.goto('/m/home')
  await seesGames(page)
  await expect(awaited(page)).toHaveCount(2)
  const [top, shift] = [await topOfTabs(page), await shiftOf(page)]
  await gateway.faults(...refused)
  await expect(awaited(page)).toHaveCount(0)
  expect(await topOfTabs(page)).toBe(top)
  expect(await shiftOf(page)).toBe(shift)

  await page.reload()
  await seesGames(page)
  await expect(placeholders(page)).toHaveCount(0)
  expect(await topOfTabs(page)).toBeLessThan(TOP_WITHOUT_PLACES_PX)
})
