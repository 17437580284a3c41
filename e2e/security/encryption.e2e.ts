import type { Worker } from '@playwright/test'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const ACCOUNT = { username: 'ann', password: 'lantern-1' }

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

test('NET-08 in the built worker jsencrypt is seeded by getRandomValues, and Math.random is never called', async ({
  page,
}) => {
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  const [worker] = page.workers()
  if (!worker) throw new Error('no worker')
  await watchRandom(worker)
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await page.getByLabel('Username').fill(ACCOUNT.username)
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNT.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/m\/home/)
  const calls = (await worker.evaluate(() => globalThis.randomCalls)).filter(({ stack }) =>
    stack.includes('/encrypt-'),
  )
  expect(calls.filter(({ source }) => source === 'Math.random')).toEqual([])
  // jsencrypt's pool of 256 words, then our keys and the vector.
  expect(calls.map(({ bytes }) => bytes)).toEqual(expect.arrayContaining([1024, 64, 16]))
})
