import type { Worker } from '@playwright/test'
import { expectMember, sendLogin } from '../support/accounts/account'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const LOGIN = '/wps/session/login'

declare global {
  var randomCalls: { readonly source: string; readonly stack: string; readonly bytes: number }[]
}

/** Records in the worker which code requests random numbers, and how many bytes. */
const watchRandom = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    globalThis.randomCalls = []
    const note = (source: string, bytes: number): void => {
      globalThis.randomCalls.push({ source, bytes, stack: new Error().stack ?? '' })
    }
    const weak = Math.random.bind(Math)
    Math.random = () => {
      note('Math.random', 0)
      return weak()
    }
    const strong = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = (bytes) => {
      note('getRandomValues', bytes.byteLength)
      return strong(bytes)
    }
  })

test('LOG-01 LOG-03 NET-08 a login is one encrypted post with a prefetched key, from strong random numbers alone, and replaces its page in the history', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/game')
  const login = page.getByRole('banner').getByRole('link', { name: 'Log in' })
  await expect(login).toBeVisible()
  const [worker] = page.workers()
  if (!worker) throw new Error('no worker')
  await watchRandom(worker)
  await login.click()
  const entries = await page.evaluate(() => history.length)
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
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/game$/)

  const calls = (await worker.evaluate(() => globalThis.randomCalls)).filter(({ stack }) =>
    stack.includes('/encrypt-'),
  )
  expect(calls.filter(({ source }) => source === 'Math.random')).toEqual([])
  // jsencrypt's pool of 256 words, then our keys and the vector.
  expect(calls.map(({ bytes }) => bytes)).toEqual(expect.arrayContaining([1024, 64, 16]))
})
