import type { Page } from '@playwright/test'
import {
  expectGuest,
  expectMember,
  logIn,
  logOut,
  sendLogin,
  storedSession,
  tokenFor,
} from '../support/accounts/account'
import { storedTexts } from '../support/storage/stored-texts'
import { Phone } from '../support/browser/phone'
import { openInstalled } from '../support/updates/service-worker'
import { expect, test } from '../support/test'

const INFO = '/wps/member/info'

/** Opens a new tab of the same browser; session storage is per tab. */
const newTab = async (page: Page, url: string): Promise<Page> => {
  const tab = await page.context().newPage()
  await tab.goto(url)
  return tab
}

test('SES-04 SES-05 guests are led to the login, members past it, and feedback home', async ({ page }) => {
  for (const path of [
    '/m/member/home',
    '/m/securityCenter/addBankCard',
    '/m/Withdraw',
    '/m/launchGame?code=1',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/m\/login\?backUrl=/)
  }
  await page.goto('/m/inviteFriends')
  await expect(page.getByRole('heading', { name: 'Invite friends' })).toBeVisible()
  await page.goto('/m/feedback')
  await expect(page).toHaveURL(/\/m\/home$/)
  await logIn(page, 'ann')
  for (const path of ['/m/login', '/m/register']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/m\/home$/)
  }
  await page.goto('/m/withdraw')
  await expect(page.getByRole('heading', { name: 'Withdraw' })).toBeVisible()
})

test('SES-03 a token in the URL is removed at once, verified, and starts a session', async ({
  page,
  gateway,
}) => {
  const token = await tokenFor(page, 'ann')
  await gateway.faults({ match: INFO, times: 1, fault: { kind: 'delay', ms: 800 } })
  await page.goto(`/m/member/home?token=${token}&r=F7`)
  await expect(page).toHaveURL(/\/m\/member\/home\?r=F7$/)
  await expectMember(page, 'ann')
  expect(await storedSession(page)).toMatchObject({ id: '70001', token, userName: 'ann', type: 0 })
  await page.getByRole('link', { name: 'Games', exact: true }).click()
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/member\/home\?r=F7$/)
})

test('SES-03 R-15 a rejected token leads to the login and is stored nowhere', async ({ page }) => {
  await openInstalled(page)
  await page.goto('/m/withdraw?tokens=canary-token-0123456789')
  await expect(page).toHaveURL(/\/m\/login\?backUrl=%2Fm%2Fwithdraw/)
  await expect(page.getByText('Please log in again.')).toBeVisible()
  expect(await storedTexts(page)).not.toContain('canary-token-0123456789')
})

test('SES-03 a token that gets no response can be verified again', async ({ page, gateway }) => {
  const token = await tokenFor(page, 'ann')
  await gateway.faults({ match: INFO, fault: { kind: 'status', status: 503 } })
  await page.goto(`/m/member/home?token=${token}`)
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await gateway.faults()
  await expect(async () => {
    await page.getByRole('button', { name: 'Try again' }).click({ timeout: 1_000 })
    await expectMember(page, 'ann')
  }).toPass()
  await expect(page).toHaveURL(/\/m\/member\/home$/)
})

test('LOG-09 SES-10 a returning player is logged in without a form, in a tab with its own session', async ({
  page,
}) => {
  await logIn(page, 'ann')
  const first = await storedSession(page)
  const tab = await newTab(page, '/m/home')
  await page.close()
  await expectMember(tab, 'ann')
  await expect.poll(() => storedSession(tab)).toMatchObject({ id: '70001', userName: 'ann' })
  expect((await storedSession(tab))?.['token']).not.toBe(first?.['token'])
  await expect(tab).toHaveURL(/\/m\/home$/)
})

test('LOG-09 not with a return URL, not after a logout, and by the form where a captcha is required', async ({
  page,
  gateway,
}) => {
  await logIn(page, 'ann')
  const returning = await newTab(page, '/m/game?backUrl=%2Fm%2Fhome')
  await expectGuest(returning)
  await returning.close()

  await gateway.control({
    settings: { login: { captcha: { enabled: true } } },
    config: { captchaServers: { v3: gateway.captchaServers } },
  })
  await page.reload()
  const captcha = await newTab(page, '/m/home')
  await expect(async () => {
    await captcha.goto('/m/home') // once its settings have loaded
    await expect(captcha).toHaveURL(/\/m\/login/, { timeout: 2_000 })
  }).toPass()
  await expect(captcha.getByLabel('Username')).toHaveValue('ann')
  await captcha.close()

  await gateway.control({ settings: { login: { captcha: { enabled: false } } } })
  await logOut(page)
  const after = await newTab(page, '/m/home')
  await expectGuest(after)
})

test('SES-11 OFF-02 a player reopens the app offline as themselves, and the network confirms it', async ({
  gateway,
}) => {
  const phone = await Phone.create()
  try {
    let page = await phone.open(`${gateway.origin}/m/login`)
    await sendLogin(page, 'ann')
    await expectMember(page, 'ann')
    await page.goto(`${gateway.origin}/m/member/home`)
    await expect(page.getByText('₱1,250.50').last()).toBeVisible()
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await page.reload()
    await expect(page.getByText('₱1,250.50').last()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await phone.close()

    gateway.goOffline()
    page = await phone.open(`${gateway.origin}/m/member/home`)
    await expectMember(page, 'ann')
    await expect(page.getByText('Not confirmed yet')).toBeVisible()
    await expect(page.getByText('₱1,250.50').last()).toBeVisible()
    expect(await storedSession(page)).toBeNull()
    gateway.goOnline()
    await expect(page.getByText('Not confirmed yet')).toBeHidden({ timeout: 30_000 })
    expect(await storedSession(page)).toMatchObject({ id: '70001' })
    await expect(page).toHaveURL(/\/m\/member\/home$/)
  } finally {
    await phone.discard()
  }
})

test('SES-11 SES-06 a pending login that is rejected removes what it showed', async ({ page, gateway }) => {
  await logIn(page, 'ann')
  await gateway.faults({ match: '/wps/session/key/rsa', fault: { kind: 'status', status: 503 } })
  const tab = await newTab(page, '/m/member/home')
  await page.close()
  await expect(tab.getByText('Not confirmed yet')).toBeVisible()
  await gateway.faults({
    match: '/wps/session/login',
    fault: { kind: 'failure', errorCode: 'login.cred.err' },
  })
  await expect(tab).toHaveURL(/\/m\/login/, { timeout: 40_000 })
  await expectGuest(tab)
})

test('SES-07 however many requests are rejected, the player is asked to log in once', async ({
  page,
  gateway,
}) => {
  await logIn(page, 'ann')
  await page.goto('/m/member/home')
  await expect(page.getByText('₱1,250.50').last()).toBeVisible()
  await gateway.control({ members: [{ username: 'ann', endSessions: true }] })
  for (let press = 0; press < 4; press += 1)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('button', { name: 'Refresh the balance' }).click({ noWaitAfter: true })
  const dialog = page.getByRole('dialog', { name: 'Please log in' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/login/)
  expect(await storedSession(page)).toBeNull()
  await expectGuest(page)
})

test('SES-08 R-18 two tabs hold two accounts, and each sees its own', async ({ page }) => {
  await logIn(page, 'ann', false)
  const other = await newTab(page, '/m/home')
  await expectGuest(other)
  await logIn(other, 'ben', false)
  for (const [tab, name, amount] of [
    [page, 'ann', '₱1,250.50'],
    [other, 'ben', '₱8,800.00'],
  ] as const) {
    await tab.goto('/m/member/home')
    await expectMember(tab, name)
    await expect(tab.getByText(amount).last()).toBeVisible()
  }
  await logOut(other)
  await page.reload()
  await expectMember(page, 'ann')
})

test('SES-08 a logout in one tab logs out the other tabs of the account', async ({ page }) => {
  await logIn(page, 'ann')
  const onHome = await newTab(page, '/m/home')
  const onAccount = await newTab(page, '/m/member/home')
  for (const tab of [onHome, onAccount]) await expect.poll(() => storedSession(tab)).not.toBeNull()
  await logOut(page)
  await expectGuest(onHome)
  await expectGuest(onAccount)
  await expect(onAccount).toHaveURL(/\/m\/home$/)
  expect(await storedSession(onHome)).toBeNull()
})
