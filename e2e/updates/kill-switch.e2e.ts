import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '../../scripts/lib/ensure-build'
import {
  cachedUrls,
  leaveAndReturn,
  openInstalled,
  uncachedAssets,
  waitForPrefetch,
} from '../support/updates/service-worker'
import { readOutbox } from '../support/storage/tables'
import { serveChanged } from '../support/updates/changed-build'
import { deploy } from '../support/updates/update'
import { expect, test } from '../support/test'

test('R-09 UPD-04 the kill switch removes the service worker and no user data', async ({ page, gateway }) => {
  await openInstalled(page)
  // While the old service worker is busy, the kill switch cannot take over.
  await waitForPrefetch(page)
  await expect.poll(() => uncachedAssets(page, gateway)).toEqual([])
  await page.evaluate(async () => {
    await (await caches.open('other-product')).put('/x', new Response('x'))
    localStorage.setItem('mine', 'kept')
  })
  let loads = 0
  page.on('load', () => loads++)
  const killed = await serveChanged(gateway, 'dist', 'sw.js', () =>
    readFile(path.join(ROOT, 'deploy/kill-switch/sw.js')),
  )
  // A return keeps the old one busy for a moment, too.
  await expect(async () => {
    await leaveAndReturn(page).catch(() => undefined) // it may be reloading
    await expect.poll(() => loads, { timeout: 10_000 }).toBeGreaterThan(0)
  }).toPass()
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  // The app registers its service worker again, and each time the kill switch removes itself at once.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
  await expect
    .poll(async () => Object.keys(await cachedUrls(page)).filter((name) => name.startsWith('mc-')))
    .toEqual([])
  expect(await cachedUrls(page)).toHaveProperty('other-product')
  expect(await page.evaluate(() => localStorage.getItem('mine'))).toBe('kept')
  expect(await readOutbox(page)).toEqual([])
  expect(loads).toBe(1)

  // The fixed build is installed as usual.
  await deploy(gateway, 'dist', false)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await rm(killed, { recursive: true })
})
