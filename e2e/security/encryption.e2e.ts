import { STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { expectMember, passwordOf, sendLogin } from '../support/accounts/account'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const KEY = '/wps/session/key/rsa'
const LOGIN = '/wps/session/login'

test('LOG-01 LOG-03 NET-08 a login is one encrypted post with a ready key', async ({ page, gateway }) => {
  await page.goto('/m/game')
  await expect(page.locator('a[data-game]:not([data-game=""])').first()).toBeVisible()
  const login = page.getByRole('banner').getByRole('link', { name: 'Log in' })
  await expect(login).toBeVisible()
  await login.click()
  const entries = await page.evaluate(() => history.length)
  const calls = async () => (await gateway.requests('/wps/session/')).requests
  await expect.poll(calls).toHaveLength(1)
  const sent = page.waitForRequest((request) => request.url().endsWith(LOGIN))
  await sendLogin(page, 'ann')
  const post = await sent
  const headers = await post.allHeaders()
  for (const name of ['encryption', 'x-digest', 'x-rsa']) expect(headers[name]).toBeTruthy()
  expect(headers['authorization']).toBeUndefined()
  for (const text of ['username', passwordOf('ann')]) expect(post.postData()).not.toContain(text)
  await expectMember(page, 'ann')
  // The gateway has decrypted it; it rejects a login without loginDeviceId or isOfficialAppLogin.
  const sentCalls = await calls()
  expect(sentCalls.map(({ method, path }) => `${method} ${path}`)).toEqual([`GET ${KEY}`, `POST ${LOGIN}`])
  expect(sentCalls[1]?.headers['device']).toBe('MOBILE')
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/game$/)
})

test('NET-02 a call carries no cookie, while the document does', async ({ page, context, gateway }) => {
  await context.addCookies([{ name: 'left', value: 'by-somebody', url: gateway.origin }])
  const [document, status] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest()),
    page.waitForRequest((request) => request.url().includes(STATUS_ENDPOINT)),
    page.goto('/m/home'),
  ])
  expect((await document.allHeaders())['cookie']).toContain('by-somebody')
  expect((await status.allHeaders())['cookie']).toBeUndefined()
})
