import { HAS_SESSION } from '../support/browser/page-conditions'
import { hasRows } from '../support/storage/has-rows'
import { storedTexts } from '../support/storage/stored-texts'
import { expect, LONG, test } from '../support/webkit-test'
import { CAPTCHA_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import type { WebKitPage } from '../support/browser/webkit-page'
import { askForCaptcha, gapOf, lookAtPuzzle, SPAN } from '../support/captcha/captcha'
import type { TestGateway } from '../support/gateway/test-gateway'

/** No browser reports that the gateway is back. The pause between two attempts is up to 32 s. */
const RETRIES_WITHIN_MS = 90_000

test('LOG-01 LOG-07 LOG-09 SES-11 SES-06 a player logs in, returns, leaves', async ({ webkit, gateway }) => {
  await webkit.speakEnglish(gateway.origin)
  await webkit.goto(`${gateway.origin}/m/member/home`)
  await webkit.until('an open database', hasRows('settings')) // in memory mode nothing is remembered
  await webkit.sendLogin('ann')
  await webkit.seeText('Member since')
  expect(await webkit.driver.url()).toMatch(/\/m\/member\/home$/)
  await webkit.until('the service worker', 'return navigator.serviceWorker.controller !== null')

  // A new window begins with an empty session storage.
  await webkit.driver.run('sessionStorage.clear()')
  await webkit.goto(`${gateway.origin}/m/member/home`)
  await webkit.seeText('Member since')
  await webkit.until('a session of its own', HAS_SESSION)

  // On a busy machine the database may open late: until then the rows are in the page's memory.
  await webkit.until('the stored member', hasRows('members'))
  gateway.goOffline()
  await webkit.driver.run('sessionStorage.clear()')
  await webkit.driver.goto('about:blank')
  await webkit.goto(`${gateway.origin}/m/member/home`)
  await webkit.seeText('Login not confirmed yet')
  await webkit.seeText('Member since')

  gateway.goOnline()
  await webkit.until('the login that waited', HAS_SESSION, RETRIES_WITHIN_MS)
  await webkit.logOut()
  await webkit.arriveAt('/m/home')
  await webkit.waitFor('nothing of the member', async () =>
    /ann@harbour|"token"/.test(await storedTexts(webkit.driver)) ? null : true,
  )
  await webkit.goto(`${gateway.origin}/m/member/home`)
  await webkit.arriveAt('/m/login')
})

const LOGIN = '/wps/session/login'

/** Opens the puzzle from the form's row, waits like a player, and drags its piece into the gap. */
async function solveInWebKit(webkit: WebKitPage, gateway: TestGateway): Promise<void> {
  const { driver } = webkit
  await webkit.click('button', 'Tap to verify')
  await driver.enter(await webkit.see('iframe[src="/m/captcha.html"]'))
  const slider = await webkit.see('[role=slider]')
  const [source, track] = await Promise.all([
    driver.run('return document.querySelector(".geetest_slice").src'),
    driver.run('return document.querySelector("[role=slider]").parentElement.clientWidth'),
  ])
  const { width } = await driver.rect(slider)
  const gap = await gapOf(String(source), gateway)
  await lookAtPuzzle()
  await driver.drag(slider, (gap / SPAN) * (Number(track) - width))
  await driver.enter(null)
  await webkit.seeRole('button', 'Verified')
}

for (const version of ['v3', 'v4'] as const) {
  test(`CAP-02 CAP-04 CAP-07 LOG-06 ${version}: a login in WebKit`, LONG, async ({ webkit, gateway }) => {
    await askForCaptcha(gateway, 'login', version)
    await webkit.speakEnglish(gateway.origin)
    await webkit.goto(`${gateway.origin}/m/login`)
    await webkit.seeRole('button', 'Tap to verify')
    const { requests } = await gateway.requests(CAPTCHA_ENDPOINT)
    expect(requests.length > 0).toBe(version === 'v3')
    await gateway.clearRequests()
    await webkit.sendLogin('ann')
    await webkit.seeText('Please complete the security check first.')
    await webkit.click('button', 'OK')
    expect((await gateway.requests(LOGIN)).requests).toEqual([])
    await solveInWebKit(webkit, gateway)
    await webkit.press('form button[type=submit]')
    await webkit.until('a session', HAS_SESSION)
    expect((await gateway.requests(LOGIN)).requests).toHaveLength(1)
  })
}
