import { hide } from '../support/browser/hide'
import { expectGuest, logIn, logOut, storedSession } from '../support/accounts/account'
import {
  forgetCode,
  snapshotKey,
  snapshotMarkup,
  openWithSnapshot,
  stage,
  waitForSnapshot,
} from '../support/storage/snapshot'
import { cachedTexts } from '../support/storage/stored-texts'
import { expect, LONG, test } from '../support/test'

test('R-16 OFF-07 of a member, their games and their URL, nothing is in any cache', async ({ page }) => {
  await logIn(page, 'ann')
  await page.goto('/m/home?affiliateCode=CANARY7&utm_source=CANARY8&r=CANARY9')
  await expect(page.getByText('₱1,250.50').first()).toBeVisible()
  // A game outside the public part of the first screen: from the second row of shelves.
  const shelf = page.getByRole('group', { name: 'Live', exact: true })
  await shelf.scrollIntoViewIfNeeded()
  const secret =
    (await shelf.locator('a[data-game] > span:first-child > span:first-child').nth(2).textContent()) ?? ''
  await page
    .getByRole('button', { name: `Add ${secret} to favourites` })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Favourites' })).toBeVisible() // it moves what is below
  await shelf.locator('a[data-game]').nth(2).click()
  await expect(page.locator('iframe')).toBeVisible()
  await page.goto('/m/home?affiliateCode=CANARY7&utm_source=CANARY8&r=CANARY9')
  await expect(page.getByRole('heading', { name: 'Recently played' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Favourites' })).toBeVisible()
  await waitForSnapshot(page)
  await hide(page)
  await expect.poll(() => snapshotMarkup(page)).toContain('Recently played')
  const token = String((await storedSession(page))?.['token'])
  const cached = await cachedTexts(page)
  for (const canary of ['CANARY', '1,250.50', 'ann@harbour.example', 'Your account', token, secret])
    expect(cached).not.toContain(canary)
  expect(await snapshotMarkup(page)).not.toMatch(
    /\bann\b|70001|\/m\/member\/home"[^>]*>(?!<span)|aria-pressed="true"/iu,
  )
  expect(JSON.parse(await snapshotKey(page))).toContain('member')
})

test(
  'SES-11 OFF-02 R-15 a member reopens their snapshot, until a logout',
  LONG,
  async ({ page, gateway }) => {
    await logIn(page, 'ann')
    await openWithSnapshot(page)
    await expect.poll(() => snapshotKey(page)).toContain('member')
    await forgetCode(page) // so that the snapshot stays
    gateway.goOffline()
    await page.reload({ waitUntil: 'commit' })
    await expect(stage(page)).toBeVisible()
    gateway.goOnline()
    // A page that is not at its top takes no snapshot: only the logout itself can remove the member's.
    await page.addInitScript(() => {
      if (location.pathname === '/m/member/home') Object.defineProperty(window, 'scrollY', { get: () => 1 })
    })
    await logOut(page)
    await expect.poll(() => snapshotKey(page)).toBe('')
    await page.goto('/m/home')
    await expectGuest(page)
    await expect.poll(() => snapshotKey(page), { timeout: 20_000 }).toContain('guest')
    // Another language or style drops it too, and the next one matches it.
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('button', { name: 'اردو' }).click()
    await expect.poll(() => snapshotKey(page)).not.toContain('"EN"')
    await expect.poll(() => snapshotKey(page), { timeout: 20_000 }).toContain('"UR"')
  },
)
