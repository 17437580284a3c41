import { HAS_SESSION } from '../support/browser/page-conditions'
import { hasRows } from '../support/storage/has-rows'
import { storedTexts } from '../support/storage/stored-texts'
import { expect, LONG, test } from '../support/webkit-test'
import { CAPTCHA_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { askForCaptcha } from '../support/captcha/captcha'
import { solveInWebKit } from '../support/captcha/webkit-captcha'

test('LOG-01 LOG-07 LOG-09 SES-11 SES-06 a player logs in, returns, leaves', async ({ webkit, gateway }) => {
  await webkit.speakEnglish(gateway.origin)
  await webkit.goto(`${gateway.origin}/m/member/home`)
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
  await webkit.until('the login that waited', HAS_SESSION)
  await webkit.logOut()
  await webkit.arriveAt('/m/home')
  await webkit.waitFor('nothing of the member', async () =>
    /ann@harbour|"token"/.test(await storedTexts(webkit.driver)) ? null : true,
  )
  await webkit.goto(`${gateway.origin}/m/member/home`)
  await webkit.arriveAt('/m/login')
})

const LOGIN = '/wps/session/login'

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
