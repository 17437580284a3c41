import type { Page } from 'puppeteer-core'
import { passwordOf } from '../support/accounts/account'
import { HAS_SESSION, isCached } from '../support/browser/page-conditions'
import { expect, LONG, test } from '../support/firefox-test'
import { storedTexts } from '../support/storage/stored-texts'

const GAME = 'main a[data-game]:not([data-game=""])'

test('OFF-02 LOG-01 GAM-01 GAM-04 SES-11 SES-06 the whole journey', LONG, async ({ firefox, gateway }) => {
  test.setTimeout(240_000)
  let page = await firefox.start()
  await firefox.visit(`${gateway.origin}/m/home`)
  await page.locator('h2::-p-text(Popular)').wait()
  await until(page, IS_COVER_DRAWN)
  await until(page, isCached('/locale-EN-first'))
  await until(page, IS_AT_REST)

  await firefox.visit(`${gateway.origin}/m/member/home`)
  await page.locator('input[name=username]').fill('ann')
  await page.locator('input[name=password]').fill(passwordOf('ann'))
  await page.locator('form button[type=submit]').click()
  await seesText(page, 'Member since')
  await until(page, IS_AT_REST)

  await firefox.visit(`${gateway.origin}/m/home`)
  await page.locator('button[aria-label="Search games"]').click()
  await page.locator('input[type=search]').fill('pirate')
  await seesText(page, 'found')
  await page.locator(GAME).click()
  await page.locator('iframe').wait()
  expect((await gateway.requests('/wps/game/launchGame')).requests).toHaveLength(1)
  await page.locator('button[aria-label="Back to games"]').click()
  await page.locator('input[type=search]').wait()
  await until(page, IS_AT_REST)
  expect(firefox.errors).toEqual([])
  await firefox.stop()

  gateway.goOffline()
  page = await firefox.start()
  await firefox.visit(`${gateway.origin}/m/home`)
  await page.locator('h2::-p-text(Popular)').wait()
  await page.locator('h2::-p-text(Recently played)').wait()
  await until(page, IS_COVER_DRAWN)
  await seesText(page, 'games updated')
  await firefox.visit(`${gateway.origin}/m/member/home`)
  await seesText(page, 'Login not confirmed yet')
  await seesText(page, 'Member since')

  gateway.goOnline()
  await until(page, HAS_SESSION)
  // What the confirmation changes above the button moves it: a click that aims before that misses it.
  await until(page, `return !document.body.innerText.includes('Login not confirmed yet')`)
  await until(page, HAS_LOADED)
  await page.locator('button::-p-text(Log out)').click()
  await page.locator('dialog[open] ::-p-text(Log out?)').wait()
  await page.locator('dialog[open] button').click()
  await arrivesAt(page, '/m/home')
  await expect.poll(() => storedTexts(page)).not.toMatch(/ann@harbour|"token"|"userName"/)
  await firefox.visit(`${gateway.origin}/m/member/home`)
  await arrivesAt(page, '/m/login')
})

const seesText = (page: Page, text: string) => page.locator(`::-p-text(${text})`).wait()

/** Waits until the body of a function that runs in the page returns true. The page may navigate meanwhile. */
const until = (page: Page, body: string) =>
  expect
    .poll(() => page.evaluate(`(async () => { ${body} })()`).catch(falseIfLeft), {
      timeout: 60_000,
      message: body,
    })
    .toBe(true)

const falseIfLeft = (error: unknown): false => {
  if (/context was destroyed|no such frame|DiscardedBrowsingContext/iu.test(String(error))) return false
  throw error
}

const arrivesAt = (page: Page, wanted: string) => until(page, `return location.pathname === '${wanted}'`)

const IS_COVER_DRAWN = `return [...document.querySelectorAll('${GAME} img')].some((image) => image.complete && image.naturalWidth > 0)`

/** True once nothing has loaded for a second. */
const HAS_LOADED = `
  const files = performance.getEntriesByType('resource')
  return performance.now() - Math.max(...files.map(({ responseEnd }) => responseEnd)) > 1000`

/** True after the last prefetch too: aborted requests show on the console. */
const IS_AT_REST = `
  if (!performance.getEntriesByType('resource').some(({ name }) => name.includes('/connection-page.js'))) return false
  ${HAS_LOADED}`
