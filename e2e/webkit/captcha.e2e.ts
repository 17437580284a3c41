import { CAPTCHA_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { askForCaptcha } from '../support/captcha/captcha'
import { HAS_SESSION } from '../support/browser/driven-page'
import { solveInWebKit } from '../support/captcha/webkit-captcha'
import { expect, test } from '../support/webkit-test'

const LOGIN = '/wps/session/login'

for (const version of ['v3', 'v4'] as const) {
  test(`CAP-02 CAP-04 CAP-07 LOG-06 ${version}: a login in WebKit`, async ({ webkit, gateway }) => {
    await askForCaptcha(gateway, 'login', version)
    await webkit.speakEnglish(gateway.origin)
    await webkit.goto(`${gateway.origin}/m/login`)
    await webkit.seeRole('button', 'Tap to verify')
    const { requests } = await gateway.requests(CAPTCHA_ENDPOINT)
    expect(requests.length > 0).toBe(version === 'v3')
    await gateway.clearRequests()
    await webkit.sendLogin('ann')
    await webkit.seeText('Please verify first')
    await webkit.click('button', 'OK')
    expect((await gateway.requests(LOGIN)).requests).toEqual([])

    await solveInWebKit(webkit, gateway)
    await webkit.press('form button[type=submit]')
    await webkit.until('a session', HAS_SESSION)
    expect((await gateway.requests(LOGIN)).requests).toHaveLength(1)
  })
}
