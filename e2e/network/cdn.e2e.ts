import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { deltaOf } from '#deploy/deltas'
import { sha256 } from '../../scripts/build/file-list'
import { NEXT_DIST, ROOT } from '../../scripts/lib/ensure-build'
import { NginxCdn } from '../support/network/nginx-cdn'
import { dist } from '../support/network/served-build'
import { expect, LONG, test } from '../support/test'
import { serveChanged } from '../support/updates/changed-build'
import {
  cachedUrls,
  describeBuild,
  leaveAndReturn,
  openInstalled,
  runningBuilds,
  waitForCached,
} from '../support/updates/service-worker'
import { deployNext, refresh, returnToNotice } from '../support/updates/update'

/** Over http. A cache that does not normalise the header has an entry for each spelling. */
const CHROMIUM_ENCODINGS = 'gzip, deflate, br, zstd'

const cacheState = async (url: string, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
  const response = await fetch(url, { headers: { 'Accept-Encoding': CHROMIUM_ENCODINGS, ...headers } })
  await response.arrayBuffer()
  const encoding = response.headers.get('Content-Encoding') ?? 'none'
  return `${response.headers.get('X-Cache') ?? ''} ${encoding}`
}

const opensBuild = (page: Page, id: string) =>
  expect.poll(() => runningBuilds(page).catch(() => [])).toEqual([id])

test(
  'DEP-02 OFF-07 R-09 UPD-04 a CDN stores assets, and passes releases and the kill switch on at once',
  LONG,
  async ({ page, gateway, browser }) => {
    const [{ id }, next] = [await describeBuild(), await describeBuild(NEXT_DIST)]
    const cdn = await NginxCdn.start(gateway.origin)
    const home = `${cdn.origin}/m/home`
    let killed: string | undefined
    const contexts = [await browser.newContext(), await browser.newContext()] as const
    try {
      await openInstalled(page, home)
      const second = await contexts[0].newPage()
      await openInstalled(second, home)
      for (const visitor of [page, second]) await waitForCached(visitor, '/member-page.js')
      const { requests } = await gateway.requests()
      const countOf = (wanted: string): number => requests.filter((request) => request.path === wanted).length
      expect(countOf('/m/home')).toBe(2)
      expect(countOf('/wps/system/status')).toBe(2)
      const assets = requests.map((request) => request.path).filter((url) => url.startsWith('/m/assets/'))
      expect(assets.length).toBeGreaterThan(50)
      expect(assets.filter((url) => countOf(url) > 1)).toEqual([])

      // A release needs no purge: new visitors have it at once, and the others are offered it.
      await deployNext(gateway)
      const third = await contexts[1].newPage()
      await third.goto(home)
      await opensBuild(third, next.id)
      await returnToNotice(page)
      await refresh(page)
      await opensBuild(page, next.id)
      expect(await cacheState(`${cdn.origin}/m/assets/${id}/react.js`)).toBe('HIT br') // for pages of the last build

      // Each encoding of a file is stored for itself.
      const asset = `${cdn.origin}/m/assets/${next.id}/react.js`
      const dictionary = sha256(await dist(`assets/${id}/react.js`, 'dist')).toString('base64')
      const withDelta = { 'Accept-Encoding': 'br, dcz', 'Available-Dictionary': `:${dictionary}:` }
      await cacheState(asset, withDelta)
      await cacheState(asset)
      expect(await cacheState(asset, withDelta)).toBe('HIT dcz')
      expect(await cacheState(asset)).toBe('HIT br')
      const delta = await fetch(asset, { headers: withDelta })
      const stored = await dist(deltaOf(`assets/${next.id}/react.js`, dictionary))
      expect(Buffer.from(await delta.arrayBuffer()).equals(stored)).toBe(true)

      // A missing file is not stored, so a host that is behind does no harm.
      const missing = `${cdn.origin}/m/assets/missing.js`
      expect([await cacheState(missing), await cacheState(missing)]).toEqual(['MISS none', 'MISS none'])

      killed = await serveChanged(gateway, NEXT_DIST, 'sw.js', () =>
        readFile(path.join(ROOT, 'deploy/kill-switch/sw.js')),
      )
      await expect(async () => {
        await leaveAndReturn(page).catch(() => undefined) // it may be reloading
        const names = Object.keys(await cachedUrls(page))
        expect(names.filter((name) => name.startsWith('mc-'))).toEqual([])
      }).toPass()
    } finally {
      for (const context of [page.context(), ...contexts]) await context.close()
      await cdn.close()
      if (killed !== undefined) await rm(killed, { recursive: true })
    }
  },
)
