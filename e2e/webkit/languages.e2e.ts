import { assetsNotIn } from '../support/updates/service-worker'
import { expect, LONG, test } from '../support/webkit-test'

test('LNG-02 LNG-04 SHL-09 a language changes at once, in WebKit', LONG, async ({ webkit, gateway }) => {
  const html = () =>
    webkit.driver.run(`const { lang, dir } = document.documentElement; return [lang, dir].join()`)
  await webkit.openLobby(gateway.origin)
  await webkit.driver.run('window.sameDocument = true')
  await webkit.click('button', 'Language')
  await webkit.click('button', 'اردو')
  await webkit.seeRole('heading', 'مقبول')
  expect(await html()).toBe('ur,rtl')
  expect(await webkit.driver.run('return window.sameDocument')).toBe(true)
  // The first game of a row is on the right, and nothing is wider than the screen.
  // The games of the new language may replace the shown ones meanwhile.
  const places = await webkit.waitFor('a game', async () => String(await webkit.driver.run(PLACES)))
  const [left, width, over] = places.split(',').map(Number)
  expect(left).toBeGreaterThan((width ?? 0) / 2)
  expect(over).toBeLessThanOrEqual(0)
  for (const part of ['first', 'rest']) await webkit.untilCached(`/locale-UR-${part}`)
  await webkit.untilCached('/announcements.js')
  await webkit.waitFor('the chunks that it imports in the cache', async () => {
    const cached = String(await webkit.driver.run(CACHED)).split(',')
    return (await assetsNotIn(cached, gateway)).length === 0 ? true : null
  })

  gateway.goOffline()
  await webkit.goto(`${gateway.origin}/m/promotions`)
  await webkit.seeRole('heading', 'پروموشنز')
  expect(await html()).toBe('ur,rtl')
  gateway.goOnline()
})

const A_GAME = 'main a[data-game]:not([data-game=""])'

const PLACES = `
  const { left } = document.querySelector('${A_GAME}').getBoundingClientRect()
  return [left, innerWidth, document.documentElement.scrollWidth - innerWidth].join()`

const CACHED = `
  const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
  return keys.flat().map(({ url }) => new URL(url).pathname).join()`
