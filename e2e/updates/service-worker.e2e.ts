import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '../../scripts/lib/ensure-build'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import type { TestGateway } from '../support/gateway/test-gateway'
import { describeBuild, cachedUrls, openInstalled } from '../support/updates/service-worker'
import { expect, test } from '../support/test'

test('OFF-07 OFF-02 after one visit the lobby opens with no network, in its language', async ({
  page,
  gateway,
}) => {
  await openInstalled(page, '/m/home')
  const title = await page.title()
  gateway.goOffline()
  await page.reload()
  await expect(page.getByRole('navigation').last()).toBeVisible()
  await expect(page).toHaveTitle(title)
})

test('OFF-07 a page that loaded without the active service worker is taken over by it', async ({ page }) => {
  await openInstalled(page)
  const session = await page.context().newCDPSession(page)
  const isFresh = page.waitForEvent('load')
  await session.send('Page.reload', { ignoreCache: true }) // like a page requested while the first one was installing
  await isFresh
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
})

test('OFF-07 images of the first visit are there without a network', async ({ page, gateway }) => {
  await openInstalled(page)
  await expect.poll(async () => ((await cachedUrls(page))['mc-images'] ?? []).length).toBeGreaterThan(3)
  gateway.goOffline()
  await page.reload()
  const shown = () =>
    page.evaluate(() => Array.from(document.images).filter((image) => image.naturalWidth > 0).length)
  await expect.poll(shown).toBeGreaterThan(3)
})

test('OFF-07 Cache Storage holds the app, its images and the web-app manifest, and no other response', async ({
  page,
}) => {
  await openInstalled(page)
  await page.reload()
  await page.getByRole('navigation').last().waitFor()
  const kept = await cachedUrls(page)
  const { id, shell } = await describeBuild()
  const paths = (kept[`mc-precache-${id}`] ?? []).map((url) => url.replace(/\?__WB_REVISION__=.*/, ''))
  expect(paths.sort()).toEqual([...shell].sort())
  const others = Object.values(kept)
    .flat()
    .filter((url) => /\/(wps|lgw|mobile)\/|config\.json|asset-manifest/.test(url))
  expect(others.filter((url) => !url.startsWith('/wps/system/manifest.json'))).toEqual([])
})

test('INS-07 the web-app manifest is linked once the merchant is known, requested once, and served with no network', async ({
  page,
  gateway,
}) => {
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
  await expect(link).toHaveAttribute('href', /merchantCode=harbour/u, { timeout: 15_000 })
  const offline = await browser.send('Page.getAppManifest')
  expect([offline.errors, offline.data]).toEqual([[], online.data])
})

test('INS-07 R-02 an error in place of the web-app manifest does not replace the cached one', async ({
  page,
  gateway,
}) => {
  await openInstalled(page)
  const manifest = (): Promise<unknown> =>
    page.evaluate(async () => {
      const response = await fetch('/wps/system/manifest.json?merchantCode=harbour')
      const body: unknown = await response.json()
      return body
    })
  expect(await manifest()).toMatchObject({ start_url: '/m/home' })
  await gateway.faults({
    match: '/wps/system/manifest.json',
    fault: { kind: 'failure', errorCode: 'system.error' },
  })
  expect(await manifest()).toMatchObject({ start_url: '/m/home' })
  gateway.goOffline()
  expect(await manifest()).toMatchObject({ start_url: '/m/home' })
})

const webAppManifest = v.object({
  id: v.literal('/m/'),
  start_url: v.string(),
  scope: v.literal('/m/'),
  display: v.literal('standalone'),
  orientation: v.literal('portrait'),
  icons: v.array(v.object({ sizes: v.string(), purpose: v.string() })),
})

test('DEP-02 OFF-07 a missing asset is a 404, never the document, and is not cached', async ({
  page,
  gateway,
}) => {
  await openInstalled(page)
  await gateway.faults() // from here on failed requests are expected
  gateway.isDisturbed = true
  const status = await page.evaluate(async () => (await fetch('/m/assets/gone-12345678.js')).status)
  expect(status).toBe(404)
  expect((await cachedUrls(page))['mc-assets']).not.toContain('/m/assets/gone-12345678.js')
})

test('OFF-07 a range request bypasses the caches', async ({ page, gateway }) => {
  await openInstalled(page)
  const { shell } = await describeBuild()
  const asset = shell.find((url) => url.endsWith('.js')) ?? ''
  await gateway.clearRequests()
  await page.evaluate((url) => fetch(url, { headers: { Range: 'bytes=0-9' }, cache: 'no-store' }), asset)
  expect((await gateway.requests(asset)).requests.map(({ headers }) => headers.range)).toEqual(['bytes=0-9'])
})

/** The kinds of file in the shell, each recognised by its URL. */
const KINDS = [
  ['document', /index\.html$/],
  ['entry', /\/index-[^/]*\.js$/],
  ['shared chunk', /\/data-[^/]*\.js$/],
  ['worker', /\/worker-[^/]*\.js$/],
  ['style', /\.css$/],
] as const

for (const [kind, pattern] of KINDS) {
  test(`R-08 a truncated ${kind} is never installed`, async ({ page, gateway }) => {
    const { shell } = await describeBuild()
    const url = shell.find((one) => pattern.test(one)) ?? ''
    await gateway.faults({ match: url, fault: { kind: 'truncatedJson' } })
    expect(await install(page)).toBe('redundant')
    expect(
      Object.values(await cachedUrls(page))
        .flat()
        .join(' '),
    ).not.toContain(url)
    await gateway.faults()
    expect(await install(page)).toBe('activated')
    expect(
      Object.values(await cachedUrls(page))
        .flat()
        .join(' '),
    ).toContain(url)
  })
}

/** Serves the build with one truncated file in its shell. The caller removes it. */
const serveSpoilt = async (gateway: TestGateway, part: string): Promise<string> => {
  const spoilt = await mkdtemp(path.join(tmpdir(), 'spoilt-'))
  await cp(path.join(ROOT, 'dist'), spoilt, { recursive: true })
  const asset = (await describeBuild()).shell.find((url) => url.includes(part)) ?? ''
  const file = path.join(spoilt, asset.replace('/m/', ''))
  await writeFile(file, (await readFile(file)).subarray(0, 5_000))
  await Promise.all([rm(`${file}.br`), rm(`${file}.gz`)])
  await gateway.control({ dist: spoilt, keepAssets: false })
  gateway.isDisturbed = true
  return spoilt
}

test('R-08 a truncated file that the HTTP cache never expires is requested again at the next attempt', async ({
  page,
  gateway,
}) => {
  const spoilt = await serveSpoilt(gateway, '/data-')
  expect(await install(page)).toBe('redundant')
  await gateway.control({ dist: path.join(ROOT, 'dist'), keepAssets: false })
  expect(await install(page)).toBe('activated')
  await rm(spoilt, { recursive: true })
})

test('OFF-07 R-08 an installation interrupted on a first visit is completed in the same visit', async ({
  page,
  gateway,
}) => {
  const spoilt = await serveSpoilt(gateway, '/overlays-')
  await page.clock.install()
  await page.addInitScript(() => {
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker)
    Object.assign(window, { ends: [] })
    navigator.serviceWorker.register = async (...asked) => {
      const registration = await register(...asked)
      const worker = registration.installing
      worker?.addEventListener('statechange', () => {
        const ends: unknown = Reflect.get(window, 'ends')
        if (Array.isArray(ends)) ends.push(worker.state)
      })
      return registration
    }
  })
  await page.goto('/m/home')
  await expect.poll(() => page.evaluate((): unknown => Reflect.get(window, 'ends'))).toEqual(['redundant'])
  await gateway.control({ dist: path.join(ROOT, 'dist'), keepAssets: false })
  await page.clock.fastForward(60_000)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await rm(spoilt, { recursive: true })
})

/** Installs the service worker from a page that loads nothing of the app, so nothing of it is cached before. */
async function install(page: Page): Promise<string> {
  await page.goto('/wps/system/test/ping')
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/m/sw.js', { scope: '/m/' })
    const worker = registration.installing ?? registration.waiting ?? registration.active
    return new Promise<string>((resolve) => {
      const settle = () => {
        if (worker?.state === 'redundant' || worker?.state === 'activated') resolve(worker.state)
      }
      worker?.addEventListener('statechange', settle)
      settle()
    })
  })
}
