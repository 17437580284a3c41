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
