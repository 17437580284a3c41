import type { Page } from '@playwright/test'
import { USER_DATABASE } from '#domain/tables/schema'
import { NEXT_DIST, THIRD_DIST } from '../../scripts/lib/ensure-build'
import {
  describeBuild,
  cachedUrls,
  leaveAndReturn,
  openInstalled,
  runningBuilds,
} from '../support/updates/service-worker'
import { readTables } from '../support/storage/tables'
import { expect, test } from '../support/test'
import { deploy, notice, refresh, returnToNotice } from '../support/updates/update'

/** Returns after more than a minute: the app checks no more often. The clock may start over when it is installed. */
const returnLater = async (page: Page): Promise<void> => {
  await page.clock.runFor(90_000)
  await leaveAndReturn(page)
}

/** Returns what is stored of the two manifests. */
const marks = async (page: Page): Promise<unknown[]> => {
  const { counters = [] } = await readTables(page, USER_DATABASE)
  return counters.filter(({ id }) => String(id).startsWith('version:')).map(({ mark }) => mark)
}

test('UPD-01 UPD-03 UPD-04 of three builds in a row the player goes from the first to the last, and a tab of the first keeps working', async ({
  page,
  context,
  gateway,
}) => {
  const [first, third] = [await describeBuild(), await describeBuild(THIRD_DIST)]
  await openInstalled(page, '/m/connection?affiliateCode=A1')
  const other = await context.newPage()
  await other.goto('/m/home')
  await deploy(gateway, NEXT_DIST)
  await returnToNotice(page)
  await notice(page).getByRole('button', { name: 'Later' }).click()
  await expect(notice(page)).toBeHidden()

  // A player who postponed one update gets a notice of the next; the browser checks by itself as well.
  await deploy(gateway, THIRD_DIST)
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })
  await expect(notice(page)).toBeVisible()
  // The second build was never activated: the waiting one is the third.
  await expect
    .poll(async () => Object.keys(await cachedUrls(page)).includes(`mc-precache-${third.id}`))
    .toBe(true)
  await refresh(page)
  await expect
    .poll(() => runningBuilds(page).catch(() => []))
    .toEqual(expect.arrayContaining([first.id, third.id]))

  // Not one of the pages that reload where they are (UPD-03).
  await expect(page).toHaveURL(/\/m\/home\?affiliateCode=A1$/)

  await expect(notice(other)).toBeVisible()
  for (const url of first.lazy.filter((one) => one.endsWith('.js') && !one.includes('/worker-'))) {
    await other.evaluate((chunk) => import(chunk) as Promise<unknown>, url)
  }
  gateway.goOffline()
  await page.reload()
  await expect(page.getByRole('navigation').last()).toBeVisible()
  await expect(notice(page)).toBeHidden()
})

test('UPD-01 UPD-02 a changed manifest brings the notice on the next return, a failed one brings none', async ({
  page,
  gateway,
}) => {
  await openInstalled(page)
  await expect.poll(() => marks(page)).toHaveLength(2)
  await page.clock.install()
  const before = await marks(page)
  await gateway.faults({ match: '/asset-manifest.json', fault: { kind: 'html' } })
  await gateway.clearRequests()
  await returnLater(page)
  await expect.poll(async () => (await gateway.requests('asset-manifest')).requests).toHaveLength(2)
  expect(await marks(page)).toEqual(before)
  await expect(notice(page)).toBeHidden()

  await gateway.faults({ match: '/mobile/mc/asset-manifest.json', fault: { kind: 'changedManifest' } })
  await returnLater(page)
  await expect(notice(page)).toBeVisible()
  expect((await marks(page)).filter((mark) => !before.includes(mark))).toHaveLength(1)
})
