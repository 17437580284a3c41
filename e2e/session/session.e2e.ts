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
import { openInstalled } from '../support/updates/service-worker'
import { expect, test } from '../support/test'

/** Opens a new tab of the same browser; session storage is per tab. */
const newTab = async (page: Page, url: string): Promise<Page> => {
  const tab = await page.context().newPage()
  await tab.goto(url)
  return tab
}

test('SES-07 SES-08 SES-10 LOG-09 each tab has its session; all end together', async ({ page, gateway }) => {
  await logIn(page, 'ann')
  await page.goto('/m/member/home')
  const tabs = [page, await newTab(page, '/m/member/home'), await newTab(page, '/m/member/home')]
  const tokens = new Set<unknown>()
  for (const tab of tabs) {
    await expect(tab.getByText('₱1,250.50').last()).toBeVisible()
    await expect.poll(() => storedSession(tab)).toMatchObject({ id: '70001', userName: 'ann' })
    tokens.add((await storedSession(tab))?.['token'])
  }
  expect(tokens.size).toBe(3)

  // The gateway ends the sessions: each tab reports it once.
  await gateway.control({ members: [{ username: 'ann', endSessions: true }] })
  for (const tab of tabs) {
    const dialog = tab.getByRole('dialog', { name: 'Please log in' })
    await tab.bringToFront()
    await expect(async () => {
      // On its return to the front a tab may have found out already.
      if (!(await dialog.isVisible()))
        await tab.getByRole('button', { name: 'Refresh balance' }).click({ timeout: 1_000 })
      await expect(dialog).toBeVisible({ timeout: 2_000 })
    }).toPass()
  }
  for (const tab of tabs) {
    await expect(tab.getByRole('dialog', { name: 'Please log in' })).toBeVisible()
    await expect(tab.getByRole('dialog')).toHaveCount(1)
    await tab.getByRole('dialog').getByRole('button', { name: 'Log in' }).click()
    await expect(tab.getByRole('dialog')).toHaveCount(0)
    await expect(tab).toHaveURL(/\/m\/login/)
  }
  await page.bringToFront()
  await sendLogin(page, 'ann')
  await expect(page.getByText('₱1,250.50').last()).toBeVisible()
  for (const tab of tabs) await expect(tab.getByRole('dialog')).toHaveCount(0)
  for (const tab of tabs.slice(1)) await expectGuest(tab)

  // The player logs out in one tab.
  const onHome = await newTab(page, '/m/home')
  const onAccount = await newTab(page, '/m/member/home')
  for (const tab of [onHome, onAccount]) await expect.poll(() => storedSession(tab)).not.toBeNull()
  await logOut(page)
  for (const tab of [onHome, onAccount]) await expectGuest(tab)
  await expect(onAccount).toHaveURL(/\/m\/home$/)
  expect(await storedSession(onHome)).toBeNull()
})

test('SES-03 R-15 R-16 a token of a link is in no referrer or store', async ({ page, browser, gateway }) => {
  const token = await tokenFor(page, 'ann')
  // A first visit: a browser with a cache fetches no scripts.
  const context = await browser.newContext()
  const visit = await context.newPage()
  await gateway.clearRequests()
  await visit.goto(`${gateway.origin}/m/member/home?r=F7&token=${token}`)
  await expectMember(visit, 'ann')
  const { requests } = await gateway.requests('/')
  const referrers = requests.map(({ path, headers }) => `${path} ${headers['referer'] ?? ''}`)
  expect(referrers.filter((each) => each.includes('token'))).toEqual([])
  // Once the URL is clean, requests contain the page in the referrer again.
  expect(referrers.filter((each) => each.includes('/m/member/home?r=F7'))).not.toEqual([])
  await context.close()

  await openInstalled(page)
  await page.goto('/m/withdraw?tokens=canary-token-0123456789')
  await expect(page).toHaveURL(/\/m\/login\?backUrl=%2Fm%2Fwithdraw/)
  await expect(page.getByText('Please log in again to continue.')).toBeVisible()
  expect(await storedTexts(page)).not.toContain('canary-token-0123456789')
})
