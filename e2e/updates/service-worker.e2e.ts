import * as v from 'valibot'
import { describeBuild, cachedUrls, openInstalled } from '../support/updates/service-worker'
import { expect, test } from '../support/test'

test('OFF-07 OFF-02 after one visit the lobby opens offline, with its images', async ({ page, gateway }) => {
  await openInstalled(page)
  // A page that loaded without the active service worker is taken over by it.
  const session = await page.context().newCDPSession(page)
  const isFresh = page.waitForEvent('load')
  await session.send('Page.reload', { ignoreCache: true })
  await isFresh
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await expect.poll(async () => ((await cachedUrls(page))['mc-images'] ?? []).length).toBeGreaterThan(3)
  const title = await page.title()
  gateway.goOffline()
  await page.reload()
  await expect(page.getByRole('navigation').last()).toBeVisible()
  await expect(page).toHaveTitle(title)
  const shown = () =>
    page.evaluate(() => Array.from(document.images).filter((image) => image.naturalWidth > 0).length)
  await expect.poll(shown).toBeGreaterThan(3)

  const kept = await cachedUrls(page)
  const { id, shell } = await describeBuild()
  const paths = kept[`mc-precache-${id}`] ?? []
  expect(paths).toEqual(expect.arrayContaining([...shell]))
  expect(paths.filter((path) => !shell.includes(path) && !path.startsWith(`/m/assets/${id}/`))).toEqual([])
  const others = Object.values(kept)
    .flat()
    .filter((url) => /\/(wps|lgw|mobile)\/|config\.json|asset-manifest/.test(url))
  expect(others.filter((url) => !url.startsWith('/wps/system/manifest.json'))).toEqual([])
})

test('INS-07 the manifest is linked, requested once, and there offline', async ({ page, gateway }) => {
  await openInstalled(page, '/m/home?affiliateCode=ann&left=out')
  const link = page.locator('head link[rel="manifest"]')
  await expect(link).toHaveAttribute(
    'href',
    '/wps/system/manifest.json?affiliateCode=ann&merchantCode=harbour&language=EN',
  )
  const browser = await page.context().newCDPSession(page)
  // As the browser itself requests it when it checks whether the app can be installed.
  const online = await browser.send('Page.getAppManifest')
  expect(online.errors).toEqual([])
  const manifest = v.parse(webAppManifest, JSON.parse(online.data ?? ''))
  expect(manifest.start_url).toBe('/m/home?affiliateCode=ann')
  const sizes = manifest.icons.filter(({ purpose }) => purpose === 'any').map((icon) => icon.sizes)
  expect(sizes).toEqual(['192x192', '256x256', '384x384', '512x512'])
  const { requests } = await gateway.requests('/wps/system/manifest.json')
  expect(requests).toHaveLength(1)

  gateway.goOffline()
  // The next visit has another query, and the same app.
  await page.goto('/m/home')
  await expect(link).toHaveAttribute('href', /merchantCode=harbour/u, { timeout: 60_000 })
  const offline = await browser.send('Page.getAppManifest')
  expect([offline.errors, offline.data]).toEqual([[], online.data])
})

const webAppManifest = v.object({
  id: v.literal('/m/'),
  start_url: v.string(),
  scope: v.literal('/m/'),
  display: v.literal('standalone'),
  orientation: v.literal('portrait'),
  icons: v.array(v.object({ sizes: v.string(), purpose: v.string() })),
})
