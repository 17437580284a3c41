import { readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { deltaOf } from '#deploy/deltas'
import { sha256 } from '../../scripts/build/file-list'
import { NEXT_DIST, ROOT } from '../../scripts/lib/ensure-build'
import { describeBuild, openInstalled, runningBuilds, waitForCached } from '../support/updates/service-worker'
import { serveChanged } from '../support/updates/changed-build'
import { expect, LONG, test } from '../support/test'
import { deployNext, refresh, returnToNotice } from '../support/updates/update'

/** What the newest service worker has fetched: the bytes of each body on the wire, by the end of its URL. */
const bytesFetched = async (context: BrowserContext): Promise<Record<string, number>> => {
  const entries = await context
    .serviceWorkers()
    .at(-1)
    ?.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming ? [[entry.name, entry.encodedBodySize] as const] : [],
        ),
    )
  return Object.fromEntries(
    (entries ?? []).map(([name, bytes]) => [name.slice(name.lastIndexOf('/') + 1), bytes]),
  )
}

const applyUpdate = async (page: Page, id: string): Promise<void> => {
  await refresh(page)
  await expect.poll(() => runningBuilds(page).catch(() => [])).toEqual([id])
}

test(
  'UPD-04 an update is fetched as deltas of what has changed: one screen, and React',
  LONG,
  async ({ page, context, gateway }) => {
    const { id } = await describeBuild(NEXT_DIST)
    await openInstalled(page)
    await waitForCached(page, '/member-page.js') // the screen that the next build has changed
    await deployNext(gateway)
    await returnToNotice(page)
    await applyUpdate(page, id)
    await waitForCached(page, `/${id}/member-page.js`)
    const {
      'react.js': react = Infinity,
      [`worker-${id}.js`]: worker = Infinity,
      ...deltas
    } = await bytesFetched(context)
    const script = await stat(path.join(ROOT, NEXT_DIST, 'sw.js.br'))
    const names = ['files.json', 'member-page.js']
    expect(Object.keys(deltas)).toEqual(expect.arrayContaining(names))
    const oneScreen = names.reduce((sum, name) => sum + (deltas[name] ?? Infinity), worker + script.size)
    expect(oneScreen).toBeLessThan(2_000)
    expect(oneScreen + react).toBeLessThan(2_200)
  },
)

test(
  'R-08 UPD-04 in place of a damaged delta the whole file is installed',
  LONG,
  async ({ page, gateway }) => {
    const [old, next] = [await describeBuild(), await describeBuild(NEXT_DIST)]
    await openInstalled(page)
    const react = `assets/${next.id}/react.js`
    const before = await readFile(path.join(ROOT, 'dist', react.replace(next.id, old.id)))
    const delta = deltaOf(react, sha256(before).toString('base64'))
    gateway.isDisturbed = true
    const folder = await serveChanged(gateway, NEXT_DIST, delta, (bytes) => bytes.fill(0, 60))
    await gateway.clearRequests()
    await returnToNotice(page)
    const { requests } = await gateway.requests('/react.js')
    expect(requests.map(({ query }) => query)).toEqual(['', '?whole'])
    await applyUpdate(page, next.id)
    await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
    await rm(folder, { recursive: true })
  },
)
