import { SUBMIT_LOCK_MS } from '#domain/timing'
import type { Page } from '@playwright/test'
import {
  expectGuest,
  expectMember,
  logIn,
  passwordOf,
  sendLogin,
  storedSession,
} from '../support/accounts/account'
import { readNetworkNotice } from '../support/network/network-notice'
import { openInstalled } from '../support/updates/service-worker'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const LOGIN = '/wps/session/login'
const passwordField = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true })
const submitButton = (page: Page) => page.locator('form button[type=submit]')

test('LOG-01 NET-08 a login is one encrypted post with the headers of the contract and a prefetched key', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/login')
  await expect
    .poll(async () => (await gateway.requests('/wps/session/key/rsa')).requests.length)
    .toBeGreaterThan(0)
  await gateway.clearRequests()
  const sent = page.waitForRequest((request) => request.url().endsWith(LOGIN))
  await sendLogin(page, 'ann')
  const post = await sent
  const headers = await post.allHeaders()
  for (const name of ['encryption', 'x-digest', 'x-rsa']) expect(headers[name]).toBeTruthy()
  expect(headers['authorization']).toBeUndefined()
  expect(post.postData()).not.toContain('ann')
  await expectMember(page, 'ann')
  // The gateway has decrypted it; it rejects a login without loginDeviceId or isOfficialAppLogin.
  const { requests } = await gateway.requests('/wps/session/')
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([`POST ${LOGIN}`])
  expect(requests[0]?.headers['device']).toBe('MOBILE')
  expect(requests[0]?.headers['content-type']).toContain('application/json')
})

test('SES-01 LOG-03 success stores the session as in A3 and replaces the login page with home', async ({
  page,
}) => {
  await page.goto('/m/game')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  const entries = await page.evaluate(() => history.length)
  await sendLogin(page, 'ann')
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(await storedSession(page)).toEqual({
    id: '70001',
    token: expect.stringMatching(/^\S{16,}$/),
    userName: 'ann',
    merchantCode: 'harbour',
    type: 0,
    firstTimeLogin: false,
  })
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/game$/)
})

test('SES-09 a login returns to the page that requested it, and to no other site', async ({ page }) => {
  await page.goto('/m/withdraw?r=F7')
  await expect(page).toHaveURL(/\/m\/login\?backUrl=%2Fm%2Fwithdraw/)
  await expect(page.getByText('Log in to go on.')).toBeVisible()
  await sendLogin(page, 'ann')
  await expect(page).toHaveURL(/\/m\/withdraw\?r=F7$/)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/m/login?backUrl=https%3A%2F%2Fevil.example%2Fm%2Fhome')
  await sendLogin(page, 'ann')
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('LOG-02 a login in progress takes no second submission, and none for half a second after it', async ({
  page,
  gateway,
}) => {
  // The half second is longer here, because a busy machine needs that long to draw the first result.
  await page.addInitScript((lockMs) => {
    const native = window.setTimeout.bind(window)
    const stretched = (run: TimerHandler, ms?: number): number => native(run, ms === lockMs ? 20_000 : ms)
    Object.assign(window, { setTimeout: stretched })
  }, SUBMIT_LOCK_MS)
  await page.goto('/m/login')
  await gateway.faults({ match: LOGIN, fault: { kind: 'delay', ms: 3_000 } })
  await gateway.clearRequests()
  await sendLogin(page, 'ann', 'not-the-password')
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true')
  await submitButton(page).click()
  await page.keyboard.press('Enter')
  // The page itself submits when the response arrives, because a click from the test is too slow on a busy machine.
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[role=alert]')) return
      observer.disconnect()
      document.querySelector('form')?.requestSubmit()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await expect(page.getByRole('alert')).toBeVisible()
  // Not even validated: an empty field would have shown an error.
  await expect(passwordField(page)).toHaveAccessibleDescription(/password is wrong/)
  expect((await gateway.requests(LOGIN)).requests).toHaveLength(1)
})

test(
  'LOG-02 what was typed stays when no response came, before and during the login',
  WITH_SHELL,
  async ({ page, gateway }) => {
    await openInstalled(page, '/m/login')
    await page.getByLabel('Username').fill('ann')
    gateway.goOffline()
    await sendLogin(page, 'ann')
    await readNetworkNotice(page)
    await expect(page.getByRole('alert')).toContainText('No answer came')
    await expect(passwordField(page)).toHaveValue(passwordOf('ann'))
    gateway.goOnline()
    await gateway.faults({ match: LOGIN, times: 1, fault: { kind: 'cut', at: 'before' } })
    const closeNotice = page.getByRole('dialog').getByRole('button', { name: 'OK' })
    await expect(async () => {
      if (await closeNotice.isVisible()) await closeNotice.click()
      await submitButton(page).click({ timeout: 1_000 })
      await expect(page.getByRole('link', { name: 'Your account, ann' })).toBeVisible({ timeout: 3_000 })
    }).toPass()
  },
)

test('LOG-03 a login whose response is lost makes no second session when it is sent again', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/login')
  await gateway.faults({ match: LOGIN, fault: { kind: 'noAnswer' } })
  await sendLogin(page, 'ann')
  await readNetworkNotice(page)
  await expect(page.getByRole('alert')).toContainText('No answer came')
  await expectGuest(page)
  await gateway.faults()
  await expect(async () => {
    await submitButton(page).click()
    await expectMember(page, 'ann')
  }).toPass()
  const session = await storedSession(page)
  await page.reload()
  await expectMember(page, 'ann')
  expect(await storedSession(page)).toEqual(session)
})

test('LOG-02 a response that arrives after the player left the form logs them in where they are', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/game')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await gateway.faults({ match: LOGIN, fault: { kind: 'delay', ms: 1_500 } })
  await sendLogin(page, 'ann')
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true')
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/game$/)
  await expectMember(page, 'ann')
  await expect(page).toHaveURL(/\/m\/game$/)
})

test('NET-11 a rate limit opens no dialog, and the form still shows an error', async ({ page, gateway }) => {
  await page.goto('/m/login')
  await gateway.faults({
    match: LOGIN,
    fault: { kind: 'failure', errorCode: 'TOO_MANY_REQUEST', status: 429 },
  })
  await sendLogin(page, 'ann')
  await expect(page.getByRole('alert')).toContainText('Too many tries')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('LOG-06 a captcha is in the form where the merchant requires it, and comes before the login', async ({
  page,
  gateway,
}) => {
  await gateway.control({
    settings: { login: { captcha: { enabled: true } } },
    config: { captchaServers: { v3: gateway.captchaServers } },
  })
  await expect(async () => {
    await page.goto('/m/login') // once its settings have loaded
    await expect(page.getByRole('button', { name: 'Tap to verify' })).toBeVisible({ timeout: 4_000 })
  }).toPass()
  await gateway.clearRequests()
  await sendLogin(page, 'ann')
  await expect(page.getByText('Please verify first')).toBeVisible()
  await expect(passwordField(page)).toHaveValue(passwordOf('ann'))
  expect((await gateway.requests(LOGIN)).requests).toHaveLength(0)
})

test('LOG-07 LOG-08 the saved login is filled in, works without its password, and is cleared by a rejection', async ({
  page,
  gateway,
}) => {
  await logIn(page, 'ann')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/m/login?backUrl=%2Fm%2Fgame') // a return URL: no automatic login
  await expect(page.getByLabel('Username')).toHaveValue('ann')
  await expect(passwordField(page)).toHaveAttribute('placeholder', 'Saved password')
  await submitButton(page).click()
  await expect(page).toHaveURL(/\/m\/game$/)
  await expectMember(page, 'ann')

  await page.evaluate(() => sessionStorage.clear())
  await gateway.faults({ match: LOGIN, fault: { kind: 'failure', errorCode: 'login.cred.err' } })
  await page.goto('/m/login?backUrl=%2Fm%2Fgame')
  await expect(page.getByLabel('Username')).toHaveValue('ann')
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Username')).toHaveValue('')
})

test('LOG-07 without "keep me signed in" no login is saved', async ({ page }) => {
  await logIn(page, 'ann', false)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/m/home')
  await expectGuest(page)
  await page.goto('/m/login')
  await expect(page.getByLabel('Username')).toHaveValue('')
})
