import { hasRows } from '../support/storage/has-rows'
import { expect, test } from '../support/webkit-test'

test('OFF-01 OFF-02 OFF-07 writes show, and the lobby opens offline', async ({ webkit, gateway }) => {
  await webkit.goto(`${gateway.origin}/m/home`)
  await webkit.seeRole('heading', /Popular|热门游戏|مقبول/)
  await webkit.see('[data-game]:not([data-game=""]) img')
  // The service worker caches everything that is fetched from then on.
  await webkit.until('the service worker', 'return navigator.serviceWorker.controller !== null')
  // Later writes of the worker must reach the live queries of a page that is already open.
  await webkit.driver.run(`localStorage.setItem('language', 'EN')`)
  await webkit.goto(`${gateway.origin}/m/home`)
  await webkit.seeRole('heading', 'Popular')

  await webkit.untilCached('/locale-EN-first')
  // On a busy machine the database may open after its 4 s: until then the games are in memory only.
  await webkit.until('stored games', hasRows('gameBuckets'))
  gateway.goOffline()
  await webkit.driver.goto('about:blank')
  await webkit.goto(`${gateway.origin}/m/home`)
  await webkit.seeRole('heading', 'Popular')
  await webkit.see('[data-game]:not([data-game=""])')
  await webkit.seeText('games updated')
  expect(await webkit.driver.run('return document.querySelectorAll("[data-game]").length')).toBeGreaterThan(5)
})

test('SHL-09 GAM-01 a first favourite moves nothing on screen, in WebKit', async ({ webkit, gateway }) => {
  const heart = '[aria-label="Add Teahouse Mahjong to favourites"]'
  /** The distance of the tile from the top of the window. The new shelf above shows the same game. */
  const place = async (): Promise<number> =>
    Number(
      await webkit.driver.run(
        `return [...document.querySelectorAll('${heart}')].at(-1).getBoundingClientRect().top`,
      ),
    )
  await webkit.openLobby(gateway.origin)
  await webkit.until(
    'a shelf further down',
    `const headings = [...document.querySelectorAll('h2')]
    headings.find(({ textContent }) => textContent === 'Cards')?.scrollIntoView({ block: 'center' })
    return document.querySelector('${heart}') !== null`,
  )
  // A read may come after a change of the page and before its frame, so each is repeated.
  let before = 0
  await expect
    .poll(async () => {
      const earlier = before
      before = await place()
      return before - earlier
    })
    .toBe(0)
  await webkit.press(heart)
  await webkit.seeRole('heading', 'Favourites')
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2)
})

const GAME = 'a[data-game]:not([data-game=""])'

test('GAM-01 GAM-04 a member saves a favourite and plays a game for real', async ({ webkit, gateway }) => {
  await webkit.speakEnglish(gateway.origin)
  await webkit.goto(`${gateway.origin}/m/login`)
  await webkit.until('an open database', hasRows('settings')) // in memory mode nothing is remembered
  await webkit.sendLogin('ann')
  await webkit.see(GAME)
  await webkit.press('button[aria-pressed=false]')
  await webkit.see('button[aria-pressed=true]')
  await webkit.seeRole('heading', 'Favourites')
  await webkit.goto(`${gateway.origin}/m/home`)
  await webkit.seeRole('heading', 'Favourites')

  await webkit.press(GAME)
  await webkit.see('iframe')
  const { requests } = await gateway.requests('/wps/game/launchGame')
  expect(requests).toHaveLength(1)
  await webkit.click('button', 'Back to games')
  await webkit.seeRole('heading', 'Recently played')
})
