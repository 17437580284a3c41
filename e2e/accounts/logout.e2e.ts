import { logIn, logOut, passwordOf, storedSession } from '../support/accounts/account'
import { storedTexts } from '../support/storage/stored-texts'
import { openInstalled } from '../support/updates/service-worker'
import { expect, test } from '../support/test'

test('R-15 a logout leaves neither token nor password nor what the gateway said of the member', async ({
  page,
}) => {
  await openInstalled(page)
  await logIn(page, 'ann')
  await page.goto('/m/member/home')
  await expect(page.getByText('₱1,250.50').last()).toBeVisible()
  const token = String((await storedSession(page))?.['token'])
  const id = String((await storedSession(page))?.['id'])
  // The session timer still saves its time.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('playSession')), { timeout: 30_000 })
    .toContain('"')
  const before = await storedTexts(page)
  expect(before).toContain('ann@harbour.example')
  expect(before).not.toContain(passwordOf('ann'))
  await logOut(page)
  await expect.poll(() => storedTexts(page)).not.toContain('ann@harbour.example')
  for (const secret of [token, passwordOf('ann'), btoa(passwordOf('ann')), `"${id}"`, `|${id}`])
    await expect.poll(() => storedTexts(page)).not.toContain(secret)
})
