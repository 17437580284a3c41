import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { prerenderLobby } from '../../scripts/prerender/prerender-lobby'
import { LONG } from '../support/long'
import { expect, test } from '../support/webkit-test'

test('DEP-02 the skeleton paints before scripts and styles, in WebKit', LONG, async ({ webkit, gateway }) => {
  await gateway.faults({ match: '/m/assets/', fault: { kind: 'delay', ms: 15_000 } })
  await webkit.goto(`${gateway.origin}/m/home`)
  const painted = await webkit.waitFor(
    'a paint',
    async () => Number(await webkit.driver.run(FIRST_PAINT)) || null,
  )
  const arrived = await webkit.waitFor(
    'a script',
    async () => Number(await webkit.driver.run(FIRST_SCRIPT)) || null,
  )
  expect(painted).toBeLessThan(arrived)
})

test(
  'SHL-08 the lobby in the document shows before scripts, and React takes over, in WebKit',
  LONG,
  async ({ webkit, gateway }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'lobby-'))
    expect(
      await prerenderLobby([gateway.origin, '--out', folder, '--languages', 'EN'], () => undefined),
    ).toBe(0)
    await gateway.control({ lobby: folder })
    await gateway.faults({ match: '/index.js', fault: { kind: 'held' } })
    await webkit.goto(`${gateway.origin}/m/home`)
    await webkit.see('.snapshot .sk-grid a[data-game] img')
    expect(
      await webkit.driver.run(`return document.querySelectorAll('#root main a[data-game]').length`),
    ).toBe(0)
    await gateway.faults()
    await webkit.see('#root main a[data-game]')
    expect(await webkit.driver.run(`return document.querySelectorAll('.snapshot').length`)).toBe(0)
    await rm(folder, { recursive: true })
  },
)

/** When the first script had arrived, ms since the start. */
const FIRST_SCRIPT = `
  const ends = performance.getEntriesByType('resource')
    .filter(({ name, responseEnd }) => /assets.*[.]js$/.test(name) && responseEnd > 0)
  return ends.length > 0 ? Math.min(...ends.map(({ responseEnd }) => responseEnd)) : 0`

const FIRST_PAINT = `return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0`

test(
  'OFF-02 the last games show before the app’s code runs, in WebKit',
  LONG,
  async ({ webkit, gateway }) => {
    await webkit.goto(`${gateway.origin}/m/home`)
    await webkit.until('the snapshot in the cache', HAS_SNAPSHOT)
    await webkit.goto(`${gateway.origin}/m/home`)
    await webkit.see('#root main a[data-game]')
    expect(await webkit.driver.run(`return document.querySelectorAll('.snapshot').length`)).toBe(0)
    await webkit.until('the first cover in the cache', HAS_COVER)

    await webkit.driver.run(FORGET_CODE)
    gateway.goOffline()
    await webkit.goto(`${gateway.origin}/m/home`)
    await webkit.see('.snapshot .sk-grid a[data-game]')
    await webkit.see('.snapshot .sk-grid img')
  },
)

const HAS_SNAPSHOT = `return (await caches.match('/m/snapshot')) !== undefined`

const HAS_COVER = `
  const image = document.querySelector('#root main a[data-game] img')
  return image !== null && (await caches.match(image.src)) !== undefined`

/** Takes the code from the next start. WebKit would have a file that is only deleted in a cache of its own. */
const FORGET_CODE = `
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    const saved = await cache.match('/m/snapshot')
    if (!saved) continue
    const html = (await saved.text()).replaceAll('/index.js', '/missing.js')
    await cache.put('/m/snapshot', new Response(html, { headers: saved.headers }))
  }`
