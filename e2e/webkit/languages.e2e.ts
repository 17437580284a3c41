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
  await webkit.see(A_GAME)
  const [left, width, over] = String(await webkit.driver.run(PLACES))
    .split(',')
    .map(Number)
  expect(left).toBeGreaterThan((width ?? 0) / 2)
  expect(over).toBeLessThanOrEqual(0)
  for (const part of ['first', 'rest']) await webkit.untilCached(`/locale-UR-${part}`)
  await webkit.untilCached('/announcements.js')

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
