import type { Page } from '@playwright/test'
import { CACHE_DATABASE } from '#domain/tables/schema'
import { gamesAreWhole } from '../support/storage/tables'
import { expect, test } from '../support/test'

const HEALS_WITHIN_MS = 10_000 // includes a margin for a busy machine; the measured time is recorded

/** Watches from inside. @returns ms from the moment the browser closes the database until its games are complete */
const refilled = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(async (name) => {
    const opening = indexedDB.open(name)
    await new Promise((resolve) => (opening.onsuccess = resolve))
    opening.result.onclose = () => Reflect.set(window, 'closedAt', performance.now())
  }, CACHE_DATABASE)
  const look = () =>
    page.evaluate(
      (name) =>
        new Promise<number>((resolve) => {
          setTimeout(resolve, 500, 0) // a call while the browser clears may never settle
          const closedAt = Number(Reflect.get(window, 'closedAt'))
          const opening = indexedDB.open(name)
          opening.onupgradeneeded = () => opening.transaction?.abort() // the app must create it
          opening.onerror = (event) => {
            event.preventDefault()
            resolve(0)
          }
          opening.onsuccess = () => {
            const reading = opening.result.transaction('syncState').objectStore('syncState').getAll()
            reading.onsuccess = () => {
              opening.result.close()
              const rows: readonly { key: string; contentHash?: string; isPartial?: boolean }[] =
                reading.result
              const games = rows.find(({ key }) => key.startsWith('games|'))
              const isWhole = games?.contentHash !== undefined && games.isPartial !== true
              resolve(isWhole ? performance.now() - closedAt : 0)
            }
          }
        }),
      CACHE_DATABASE,
    )
  return async () => {
    let ms = 0
    await expect
      .poll(async () => (ms = await look()), { intervals: [20], timeout: HEALS_WITHIN_MS })
      .toBeGreaterThan(0)
    return ms
  }
}

test('R-05 R-11 a database that is lost while the gateway is down is complete within 10 s of the first response', async ({
  page,
  gateway,
}) => {
  test.setTimeout(120_000)
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expect.poll(() => gamesAreWhole(page)).toBe(true)
  const down = { kind: 'cut', at: 'before' } as const
  await gateway.faults(...['/wps/', '/lgw/'].map((match) => ({ match, fault: down })))
  await gateway.clearRequests()
  await page.evaluate(
    (name) =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase(name).onsuccess = resolve
      }),
    CACHE_DATABASE,
  )
  const asked = async (path: string) => (await gateway.requests(path)).requests.length
  await expect.poll(() => asked('/wps/system/status'), { timeout: 30_000 }).toBeGreaterThan(2)
  // One probe for all resources: a burst would use up the requests allowed per minute.
  expect(await asked('/lgw/')).toBe(0)
  const answered = page.waitForResponse((response) => response.ok() && response.url().includes('/wps/'))
  await gateway.faults()
  await answered
  await expect.poll(() => gamesAreWhole(page), { timeout: HEALS_WITHIN_MS }).toBe(true)
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
})

test('R-05 storage that is cleared under the app is filled again without a reload', async ({
  page,
  context,
  gateway,
}) => {
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expect.poll(() => gamesAreWhole(page)).toBe(true)
  const wait = await refilled(page)
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: gateway.origin, storageTypes: 'indexeddb' })
  const healed = await wait()
  test.info().annotations.push({ type: 'healed after', description: `${Math.round(healed)} ms` })
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expect(page.getByText('This browser keeps nothing for next time.')).toBeHidden()
  await page
    .getByRole('button', { name: /to favourites$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Favourites' })).toBeVisible()
})
