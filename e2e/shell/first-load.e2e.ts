import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { CONFIG_PATH } from '#domain/contract/endpoints'
import { FIRST_REQUESTS } from '#worker/early/first-requests'
import { ROOT } from '../../scripts/lib/ensure-build'
import { expect, test } from '../support/test'
import { slowTimers } from '../support/storage/snapshot'
import { uncachedAssets, waitForPrefetch } from '../support/updates/service-worker'

const HELD_MS = 3_000

const build = v.object({ page: v.array(v.string()), worker: v.array(v.string()) })

/** Returns the scripts that count for the budget "page JavaScript before real games", and the worker's. */
const budgeted = async (): Promise<string[]> => {
  const text = await readFile(path.join(ROOT, '.cache/build/dist/manifest.json'), 'utf8')
  const { page, worker } = v.parse(build, JSON.parse(text))
  return [...page, ...worker].map((file) => `/m/${file}`)
}

test('DEP-02 LNG-04 before real games only budgeted scripts and one language load', async ({ page }) => {
  // Counted in the page, when the first real cover enters the document: any later would be too late.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[data-game]:not([data-game=""])')) return
      watch.disconnect()
      const scripts = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((name) => name.endsWith('.js'))
      document.documentElement.dataset['scripts'] = JSON.stringify(scripts)
    })
    watch.observe(document, { subtree: true, childList: true, attributes: true })
  })
  await page.goto('/m/home')
  await expect(page.locator('html')).toHaveAttribute('data-scripts', /./)
  const asked = v.parse(
    v.array(v.string()),
    JSON.parse((await page.locator('html').getAttribute('data-scripts')) ?? ''),
  )
  const known = await budgeted()
  // A slow worker is watched from the start.
  const others = asked.filter((name) => !known.includes(name) && !name.endsWith('/worker-watch.js'))
  expect(others).toEqual([expect.stringMatching(/^\/m\/assets\/[^/]+\/locale-EN-first\.js$/)])
  expect(asked.filter((name) => name.includes('seal'))).toEqual([])
})

test('DEP-02 R-10 the code that watches a slow worker brings no other code before the games', async () => {
  const known = (await budgeted()).map((file) => path.join(ROOT, 'dist', file.replace('/m/', '')))
  const code = await Promise.all(known.map((file) => readFile(file, 'utf8')))
  expect(code.filter((text) => text.includes('import("./worker-watch.js")'))).toHaveLength(1)
  const watch = await readFile(path.join(path.dirname(known[0] ?? ''), 'worker-watch.js'), 'utf8')
  const imports = [...watch.matchAll(/from"\.\/([^"]+)"/gu)].map(([, name]) => name)
  const names = known.map((file) => path.basename(file))
  expect(imports.filter((name) => !names.includes(name ?? ''))).toEqual([])
})

test('OFF-01 NET-01 DEP-01 the service worker loads after the first games', async ({ page, gateway }) => {
  const ahead = page.locator('link[rel=preconnect][crossorigin]')
  await gateway.control({ config: { title: 'Harbour by night' } })
  await gateway.faults(
    ...['/lgw/games/mobile', '/wps/system/settings'].map((match) => ({
      match,
      fault: { kind: 'delay', ms: HELD_MS },
    })),
  )
  await page.goto('/m/home')
  await expect(page).toHaveTitle('Harbour by night')
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expect(ahead).toHaveAttribute('href', gateway.origin)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  const askedAt = async (path: string) => (await gateway.requests(path)).requests[0]?.at ?? NaN
  expect(await askedAt('/m/sw.js')).toBeGreaterThan((await askedAt('/lgw/games/mobile')) + HELD_MS)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expect(ahead).toHaveCount(0)
})

test('OFF-01 NET-05 a first visit’s requests do not wait for the engine, and each is sent once', async ({
  page,
  gateway,
}) => {
  const first = [CONFIG_PATH, ...Object.values(FIRST_REQUESTS).map(({ path }) => path)]
  const sent = async () => {
    const { requests } = await gateway.requests()
    return requests.map(({ path }) => path).filter((path) => first.includes(path))
  }
  await gateway.faults({ match: '/engine.js', fault: { kind: 'held' } })
  await slowTimers(page) // a worker that does not start within 10 s is replaced
  await page.goto('/m/home')
  await expect.poll(sent).toEqual(expect.arrayContaining(first))
  await gateway.faults()
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  expect((await sent()).sort()).toEqual(first.sort())
})

test('OFF-02 OFF-08 a later start downloads neither document nor code', async ({ phone, gateway }) => {
  let page = await phone.open(`${gateway.origin}/m/home`)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await waitForPrefetch(page)
  await expect.poll(() => uncachedAssets(page, gateway)).toEqual([])
  for (const start of [1, 2]) {
    await phone.close() // also stops the service worker
    await gateway.clearRequests()
    page = await phone.open(`${gateway.origin}/m/home`)
    await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
    // config.json is the last of the first requests that is not the gateway's.
    await expect.poll(async () => (await gateway.requests('/m/')).counts).toHaveProperty(['/m/config.json'])
    const { requests } = await gateway.requests('/m/')
    const downloads = requests.filter(({ path }) => !/config\.json|manifest|sw\.js/u.test(path))
    expect([start, downloads.map(({ path }) => path)]).toEqual([start, []])
  }
})
