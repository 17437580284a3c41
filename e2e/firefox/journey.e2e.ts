import { HAS_SESSION } from '../support/browser/driven-page'
import { expect, test } from '../support/firefox-test'
import { storedTextsBy } from '../support/storage/stored-texts'

const GAME = 'main a[data-game]:not([data-game=""])'

test('OFF-02 LOG-01 GAM-01 GAM-04 SES-11 SES-06 the whole journey', async ({ firefox, gateway }) => {
  let page = await firefox.start()
  await page.goto(`${gateway.origin}/m/home`)
  await page.seeRole('heading', 'Popular')
  await page.until('a cover that has arrived', IS_COVER_DRAWN)
  await page.untilCached('/locale-EN-first')
  await page.until('a page at rest', IS_AT_REST)

  await page.goto(`${gateway.origin}/m/member/home`)
  await page.sendLogin('ann')
  await page.seeText('Member since')
  await page.until('a page at rest', IS_AT_REST)

  await page.goto(`${gateway.origin}/m/home`)
  await page.click('button', 'Search games')
  await page.fill('input[type=search]', 'pirate')
  await page.seeText(/games? found/)
  await page.press(GAME)
  await page.see('iframe')
  expect((await gateway.requests('/wps/game/launchGame')).requests).toHaveLength(1)
  await page.click('button', 'Back to the games')
  await page.see('input[type=search]')
  await page.until('a page at rest', IS_AT_REST)
  expect(firefox.errors).toEqual([])
  await firefox.stop()

  gateway.goOffline()
  page = await firefox.start()
  await page.goto(`${gateway.origin}/m/home`)
  await page.seeRole('heading', 'Popular')
  await page.seeRole('heading', 'Continue playing')
  await page.until('a cover that was kept', IS_COVER_DRAWN)
  await page.seeText('games from')
  await page.goto(`${gateway.origin}/m/member/home`)
  await page.seeText('Not confirmed yet')
  await page.seeText('Member since')

  gateway.goOnline()
  await page.until('a session of its own', HAS_SESSION)
  await page.click('button', 'Log out')
  await page.seeRole('dialog', 'Log out?')
  await page.press('dialog[open] button')
  await page.arriveAt('/m/home')
  await page.waitFor('nothing of the member', async () =>
    /ann@harbour|"token"|"userName"/.test(await storedTextsBy(page.driver)) ? null : true,
  )
  await page.goto(`${gateway.origin}/m/member/home`)
  await page.arriveAt('/m/login')
})

const IS_COVER_DRAWN = `return [...document.querySelectorAll('${GAME} img')].some((image) => image.complete && image.naturalWidth > 0)`

/** True once nothing has loaded for a second after the last prefetch: aborted requests show on the console. */
const IS_AT_REST = `
  const files = performance.getEntriesByType('resource')
  const latest = Math.max(...files.map(({ responseEnd }) => responseEnd))
  return files.some(({ name }) => name.includes('/connection-page.js')) && performance.now() - latest > 1000`
