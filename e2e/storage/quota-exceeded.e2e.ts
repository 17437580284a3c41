import { expectMember, logIn } from '../support/accounts/account'
import { expectNotHalfSeen, readTables } from '../support/storage/tables'
import { expect, seesGames, test } from '../support/test'

test('R-07 OFF-06 LNG-03 on a full device a player logs in', async ({ page, gateway, consoleWatch }) => {
  consoleWatch.allow(/QuotaExceeded|favicon|Failed to load resource/)
  // A document of the same origin that runs none of the app's code: the quota counts from the first use on.
  await page.goto('/m/asset-manifest.json')
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: gateway.origin, quotaSize: 50 * 1_024 })
  await page.goto('/m/home')
  await seesGames(page)
  await expect(page.getByText('This browser won’t save your data')).toBeVisible()
  await page.getByRole('link', { name: 'Games' }).click()
  await seesGames(page)
  await logIn(page, 'ann')
  await page.reload()
  await expectMember(page, 'ann')
  expectNotHalfSeen(await readTables(page))
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: 'Español' }).click()
  await expect
    .poll(async () => (await gateway.effects('language')).map(({ detail }) => detail))
    .toContainEqual({ language: 'ES' })
  await gateway.faults({ match: '/wps/member/language', fault: { kind: 'status', status: 503 } })
  await page.getByRole('button', { name: 'Idioma' }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText('Your device storage is full. Free up some space and try again.')).toBeVisible()
})
