import { USER_DATABASE } from '#domain/tables/schema'
import {
  expectGuest,
  expectMember,
  logIn,
  logOut,
  passwordOf,
  storedSession,
} from '../support/accounts/account'
import { storedTexts } from '../support/storage/stored-texts'
import { openInstalled } from '../support/updates/service-worker'
import { readTables } from '../support/storage/tables'
import { expect, test } from '../support/test'

test('LOG-07 a logout says that the login stays on the device, or removes it together with the session', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Log out?' })
  const openDialog = async (): Promise<void> => {
    await page.goto('/m/member/home')
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(dialog).toContainText('Your login stays saved on this device for next time.')
  }
  await logIn(page, 'ann')
  await openDialog()
  await dialog.getByRole('button', { name: 'Log out', exact: true }).click()
  await expectGuest(page)
  await page.goto('/m/login')
  await expect(page.getByLabel('Username')).toHaveValue('ann')
  await page.locator('form').getByRole('button', { name: 'Log in' }).click() // the password is saved
  await expectMember(page, 'ann')

  await openDialog()
  await dialog.getByRole('button', { name: 'Log out and forget this device' }).click()
  await expectGuest(page)
  expect((await readTables(page, USER_DATABASE))['vault']).toEqual([])
  await page.goto('/m/login')
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Enter your username.')
  await expectGuest(page)
})

test('LOG-07 OFF-05 R-15 a logout works offline, and is reported with the old token once there is a network', async ({
  page,
  gateway,
}) => {
  await openInstalled(page)
  await logIn(page, 'ann')
  const token = String((await storedSession(page))?.['token'])
  await page.goto('/m/member/home')
  await page.getByRole('button', { name: 'Log out' }).click()
  const forget = page.getByRole('button', { name: 'Log out and forget this device' })
  await expect(forget).toBeVisible()
  gateway.goOffline()
  await forget.click()
  await expectGuest(page)
  await expect.poll(() => storedTexts(page)).not.toContain(token)
  expect((await readTables(page, USER_DATABASE))['vault']).toEqual([])
  const path = '/wps/session/logout'
  const reported = page.context().waitForEvent('requestfinished', {
    predicate: (request) => request.url().endsWith(path),
    timeout: 40_000,
  })
  gateway.goOnline()
  expect((await (await reported).allHeaders())['authorization']).toBe(token)
  expect((await gateway.requests(path)).requests).toHaveLength(1)
})

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
