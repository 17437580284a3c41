import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { NEXT_DIST } from '../../scripts/lib/ensure-build'
import { describeBuild, cachedUrls, openInstalled, runningBuilds } from '../support/updates/service-worker'
import { expect, LONG, test } from '../support/test'
import { serveChanged } from '../support/updates/changed-build'
import { deploy, notice, refresh, returnToNotice } from '../support/updates/update'

test('UPD-01 UPD-03 UPD-04 of three builds the last is applied', LONG, async ({ page, context, gateway }) => {
  const [first, next] = [await describeBuild(), await describeBuild(NEXT_DIST)]
  const third = next.id.replace('-next', '-third')
  await openInstalled(page, '/m/connection?affiliateCode=A1')
  const other = await context.newPage()
  await other.goto('/m/home')
  await deploy(gateway, NEXT_DIST)
  await returnToNotice(page)
  await notice(page).getByRole('button', { name: 'Later' }).click()
  await expect(notice(page)).toBeHidden()

  // A player who postponed one update gets a notice of the next; the browser checks by itself as well.
  // The pages of the third build are those of the second: only its service worker and the names of its files differ.
  const folder = await serveChanged(gateway, NEXT_DIST, 'sw.js', (before) =>
    String(before).replaceAll(next.id, third),
  )
  const assets = path.join(folder, 'assets')
  await cp(path.join(assets, next.id), path.join(assets, third), { recursive: true })
  await cp(path.join(assets, `worker-${next.id}.js`), path.join(assets, `worker-${third}.js`))
  await cp(path.join(folder, `document-${next.id}.html`), path.join(folder, `document-${third}.html`))
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })
  await expect(notice(page)).toBeVisible()
  // The second build was never activated: the waiting one is the third.
  await expect
    .poll(async () => Object.keys(await cachedUrls(page)).includes(`mc-precache-${third}`))
    .toBe(true)
  await refresh(page)
  await expect
    .poll(() => runningBuilds(page).catch(() => []))
    .toEqual(expect.arrayContaining([first.id, next.id]))

  // Not one of the pages that reload where they are (UPD-03).
  await expect(page).toHaveURL(/\/m\/home\?affiliateCode=A1$/)

  await expect(notice(other)).toBeVisible()
  gateway.goOffline()
  await page.reload()
  await expect(page.getByRole('navigation').last()).toBeVisible()
  await expect(notice(page)).toBeHidden()
  await rm(folder, { recursive: true })
})
