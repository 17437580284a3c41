import { NEXT_DIST } from '../../scripts/lib/ensure-build'
import { describeBuild, cachedUrls, openInstalled, runningBuilds } from '../support/updates/service-worker'
import { expect, test } from '../support/test'
import { deployNext, notice, refresh, returnToNotice } from '../support/updates/update'

test('UPD-04 R-09 a new build waits, and applies with one reload when told', async ({ page, gateway }) => {
  const [old, next] = [await describeBuild(), await describeBuild(NEXT_DIST)]
  await openInstalled(page)
  await page.evaluate(async () => {
    await (await caches.open('other-product')).put('/x', new Response('x'))
  })
  await deployNext(gateway)
  await gateway.clearRequests()
  await returnToNotice(page)

  const { counts } = await gateway.requests('/m/')
  const changed = next.shell.filter((url) => url === '/m/index.html' || !old.shell.includes(url))
  const asked = Object.keys(counts).filter((url) => next.shell.includes(url))
  expect(asked.sort()).toEqual(changed.sort())
  expect(changed.length).toBeLessThan(next.shell.length / 2)
  expect(Object.values(counts).every((count) => count === 1)).toBe(true)

  expect(await runningBuilds(page)).toEqual([old.id])
  await page.reload()
  await expect.poll(() => runningBuilds(page)).toEqual([old.id])
  await expect(notice(page)).toBeVisible()
  // The waiting build is complete, also after a start that removed the leftovers of older builds.
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'sweep' }))
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect((await cachedUrls(page))[`mc-precache-${next.id}`]).toHaveLength(next.shell.length)

  let loads = 0
  page.on('load', () => loads++)
  await refresh(page)
  // The old service worker first finishes its current work.
  await expect.poll(() => runningBuilds(page).catch(() => [])).toEqual([next.id])
  await page.getByRole('navigation').last().waitFor()
  await expect(notice(page)).toBeHidden()
  expect(loads).toBe(1)
  // No page runs the old build any more, and foreign caches stay.
  const shells = async () =>
    Object.keys(await cachedUrls(page)).filter((name) => !/^mc-(?!precache)/.test(name))
  await expect.poll(async () => (await shells()).sort()).toEqual([`mc-precache-${next.id}`, 'other-product'])
})

test('R-09 a tab of the old build gets a notice, and keeps working', async ({ page, context, gateway }) => {
  const [old, next] = [await describeBuild(), await describeBuild(NEXT_DIST)]
  await openInstalled(page)
  const other = await context.newPage()
  await other.goto('/m/home')
  await deployNext(gateway)
  // A home-screen app that is resumed finds the update.
  await expect(async () => {
    await other.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(notice(other)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await refresh(other)
  await expect
    .poll(() => runningBuilds(page).catch(() => []))
    .toEqual(expect.arrayContaining([old.id, next.id]))

  await expect(notice(page)).toBeVisible()
  await gateway.clearRequests()
  for (const url of [...old.lazy, ...old.shell].filter(
    (one) => one.endsWith('.js') && !one.includes('/worker-'),
  )) {
    await page.evaluate((chunk) => import(chunk) as Promise<unknown>, url)
  }
  // Its own shell still comes from its own precache.
  const { counts } = await gateway.requests('/m/assets/')
  expect(Object.keys(counts).filter((url) => old.shell.includes(url))).toEqual([])

  await page.close()
  // A closed tab may stay in the list of clients for a moment: leftovers are removed at the next start.
  await expect(async () => {
    await other.reload()
    await expect
      .poll(
        async () => Object.keys(await cachedUrls(other)).filter((name) => name.startsWith('mc-precache-')),
        { timeout: 3_000 },
      )
      .toEqual([`mc-precache-${next.id}`])
  }).toPass()
})
