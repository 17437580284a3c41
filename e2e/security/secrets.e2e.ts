import { logIn, logOut, passwordOf, sendLogin, storedSession } from '../support/accounts/account'
import { storedTexts } from '../support/storage/stored-texts'
import { expect, test } from '../support/test'

const EMAIL = 'ann@harbour.example'
const MISTYPED = 'Canary-mistyped-51'

test('R-15 R-16 from login to logout no secret leaves, and then none stays', async ({ phone, gateway }) => {
  const page = await phone.open(`${gateway.origin}/m/login`)
  const context = page.context()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const said: string[] = []
  context.on('console', (message) => said.push(message.text()))
  context.on('weberror', (error) => said.push(String(error.error().stack)))
  context.on('request', (request) => said.push(request.url(), request.headers()['referer'] ?? ''))

  await sendLogin(page, 'ann', MISTYPED)
  await expect(page.getByRole('alert').first()).toBeVisible()
  await logIn(page, 'ann')
  const session = await storedSession(page)
  const [token, id] = [String(session?.['token']), String(session?.['id'])]
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  for (const path of ['/m/home', '/m/voucherCenter', '/m/member/home', '/m/connection']) {
    await page.goto(gateway.origin + path)
    await expect(page.locator('#main')).not.toBeEmpty()
  }
  // The session timer saves its time.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('playSession')), { timeout: 60_000 })
    .toContain('"')
  await expect(page.getByRole('button', { name: 'Check again' })).toBeEnabled()
  await page.getByRole('button', { name: 'Copy report' }).click()
  await expect(page.getByRole('button', { name: 'Report copied' })).toBeVisible()
  said.push(await page.evaluate(() => navigator.clipboard.readText()))

  const written = (password: string) => [password, btoa(password), encodeURIComponent(password)]
  const passwords = [...written(passwordOf('ann')), ...written(MISTYPED)]
  const kept = await storedTexts(page)
  expect(kept).toContain(EMAIL)
  for (const secret of passwords) expect(kept).not.toContain(secret)
  // The token is in the session storage of the tab and nowhere else.
  expect(kept.split(token)).toHaveLength(2)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(token)
  await logOut(page)
  for (const left of [token, EMAIL, `"${id}"`, `|${id}`, ...passwords])
    await expect.poll(() => storedTexts(page)).not.toContain(left)
  for (const secret of [token, ...passwords]) expect(said.join('\n')).not.toContain(secret)

  await phone.close()
  expect((await phone.filesWith('playSession', '/m/member/home')).length).toBeGreaterThan(0)
  expect(await phone.filesWith(...passwords)).toEqual([])
})
