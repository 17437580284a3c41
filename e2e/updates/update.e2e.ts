import { stat } from 'node:fs/promises'
import path from 'node:path'
import { NEXT_DIST, ROOT } from '../../scripts/lib/ensure-build'
import {
  describeBuild,
  cachedUrls,
  openInstalled,
  runningBuilds,
  waitForCached,
} from '../support/updates/service-worker'
import { expect, test } from '../support/test'
import { deployNext, notice, refresh, returnToNotice } from '../support/updates/update'

test('UPD-04 R-09 a new build waits, and applies with one reload when the player says so', async ({
  page,
  gateway,
}) => {
  const [old, next] = [await describeBuild(), await describeBuild(NEXT_DIST)]
  await openInstalled(page)
  // The screen that the next build has changed.
  await waitForCached(page, '/member-page.js')
  await page.evaluate(async () => {
    await (await caches.open('other-product')).put('/x', new Response('x'))
  })
  await deployNext(gateway)
  await gateway.clearRequests()
  gateway.clearByteCount()
  await returnToNotice(page)

  const { counts } = await gateway.requests('/m/')
  const react = `/m/assets/${next.id}/react.js`
  const files = Object.keys(counts).filter((url) => url !== '/m/sw.js' && url !== '/m/config.json')
  expect(files.sort()).toEqual(
    [`/m/assets/${next.id}/files.json`, react, `/m/assets/worker-${next.id}.js`, '/m/index.html'].sort(),
  )
  expect(files.every((url) => counts[url] === 1)).toBe(true)
  // On the wire, with headers and the requests of the sync meanwhile.
  const { size } = await stat(path.join(ROOT, NEXT_DIST, `${react.slice('/m/'.length)}.br`))
  expect(gateway.bytesDelivered() - size).toBeLessThan(25_000)

  expect(await runningBuilds(page)).toEqual([old.id])
  await page.reload()
  await expect.poll(() => runningBuilds(page)).toEqual([old.id])
  await expect(notice(page)).toBeVisible()
  // The waiting build is complete, also after a start that removed the leftovers of older builds.
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'sweep' }))
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  const kept = (await cachedUrls(page))[`mc-precache-${next.id}`] ?? []
  expect(kept).toEqual(expect.arrayContaining([...next.shell]))
  // Lazy files are copied too, unless they have changed.
  const folder = `/m/assets/${next.id}`
  expect(kept).toContain(`${folder}/locale-EN-first.js`)
  expect(kept).not.toContain(`${folder}/member-page.js`)

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
