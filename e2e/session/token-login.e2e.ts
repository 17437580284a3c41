import type { Page } from '@playwright/test'
import {
  expectGuest,
  expectMember,
  logIn,
  logOut,
  storedSession,
  tokenFor,
} from '../support/accounts/account'
import { expectAccessibleInAllStyles } from '../support/design/styles'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const question = (page: Page) => page.getByRole('dialog', { name: 'Switch account?' })

test('SES-03 a link of another account shows a dialog naming both, and the player stays', async ({
  page,
}) => {
  const token = await tokenFor(page, 'ben')
  await logIn(page, 'ann')
  const session = await storedSession(page)
  await page.goto(`/m/voucherCenter?token=${token}`)
  await expect(question(page)).toContainText(/logged in as .ann.\. This link is for .ben/)
  await expect(page).toHaveURL(/\/m\/voucherCenter$/)
  await expectMember(page, 'ann')
  await expectAccessibleInAllStyles(page)
  await question(page).getByRole('button', { name: 'Keep current account' }).click()
  await expect(page.getByRole('heading', { name: 'Deposit' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await storedSession(page)).toEqual(session)
  await page.reload()
  await expectMember(page, 'ann')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('SES-03 Back keeps the account, and Switch account logs in with the other one', async ({ page }) => {
  const token = await tokenFor(page, 'ben')
  await logIn(page, 'ann')
  await page.goto(`/m/member/home?tokens=${token}`)
  await expect(question(page)).toBeVisible()
  await page.goBack()
  await expect(question(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/member\/home$/)
  await expect(page.getByText('₱1,250.50').last()).toBeVisible()

  await page.goto(`/m/member/home?token=${token}`)
  await question(page).getByRole('button', { name: 'Switch account' }).click()
  await expectMember(page, 'ben')
  await expect(page.getByText('₱8,800.00').last()).toBeVisible()
  expect(await storedSession(page)).toMatchObject({ userName: 'ben', token })
})

test('SES-03 SES-11 a remembered player sees the dialog as well, and goes on as themselves', async ({
  page,
}) => {
  const token = await tokenFor(page, 'ben')
  await logIn(page, 'ann')
  const tab = await page.context().newPage()
  await page.close()
  await tab.goto(`/m/member/home?token=${token}`)
  await expect(question(tab)).toContainText('ann')
  await question(tab).getByRole('button', { name: 'Keep current account' }).click()
  await expectMember(tab, 'ann')
  await expect.poll(() => storedSession(tab)).toMatchObject({ userName: 'ann' })
})

test('SES-03 there is no dialog for guests, or about the player’s own account', async ({ page }) => {
  const [first, second] = [await tokenFor(page, 'ann'), await tokenFor(page, 'ann')]
  await page.goto('/m/home')
  await expectGuest(page)
  await page.goto(`/m/member/home?token=${first}`)
  await expectMember(page, 'ann')
  expect(await storedSession(page)).toMatchObject({ token: first })
  await page.goto(`/m/member/home?token=${second}`)
  await expect.poll(() => storedSession(page)).toMatchObject({ token: second })
  await expect(page.getByText('₱1,250.50').last()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // After a logout the remembered login stays, and nobody is logged in.
  await logOut(page)
  const other = await tokenFor(page, 'ben')
  await page.goto(`/m/member/home?token=${other}`)
  await expectMember(page, 'ben')
})

test('SES-03 R-16 no request carries the token in its referrer', async ({ page, browser, gateway }) => {
  const token = await tokenFor(page, 'ann')
  // A first visit: a browser with a cache fetches no scripts.
  const context = await browser.newContext()
  const visit = await context.newPage()
  await gateway.clearRequests()
  await visit.goto(`${gateway.origin}/m/member/home?r=F7&token=${token}`)
  await expectMember(visit, 'ann')
  const { requests, counts } = await gateway.requests('/')
  const referrers = requests.map(({ path, headers }) => `${path} ${headers['referer'] ?? ''}`)
  expect(referrers.filter((each) => each.includes('token'))).toEqual([])
  // Once the URL is clean, requests contain the page in the referrer again.
  expect(referrers.filter((each) => each.includes('/m/member/home?r=F7'))).not.toEqual([])
  // Scripts that the browser fetches ahead of the document's script are fetched once.
  for (const [path, count] of Object.entries(counts))
    if (/\/(?:index|react|data)-/.test(path)) expect([path, count]).toEqual([path, 1])
  await context.close()
})
