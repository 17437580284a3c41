import type { Page } from '@playwright/test'
import { expectMember, logIn } from '../support/accounts/account'
import { seesGames } from '../support/games/real-games'
import { expectNotHalfSeen, gamesAreWhole, readTables } from '../support/storage/tables'
import { expect, test } from '../support/test'

const KIB = 1024
const ROOM_FOR_THE_SEED = 1_000
const note = (page: Page) => page.getByText('This browser keeps nothing for next time')

/** Limits the storage of this origin from now on. */
const limitStorage = async (page: Page, origin: string, bytes: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: bytes })
}

/** Opens the lobby on a device with room for this many KiB since before the first use. */
const openWithRoom = async (page: Page, origin: string, room: number): Promise<void> => {
  // A document of the same origin that runs none of the app's code.
  await page.goto('/m/asset-manifest.json')
  await limitStorage(page, origin, room * KIB)
  await page.goto('/m/home')
  await seesGames(page)
}

for (const room of [50, 300]) {
  test(`R-07 OFF-06 on a device with room for ${room} KiB the player browses, plays and logs in, and sees a notice`, async ({
    page,
    gateway,
    consoleWatch,
  }) => {
    consoleWatch.allow(/QuotaExceeded|favicon/)
    await openWithRoom(page, gateway.origin, room)
    await expect(note(page)).toBeVisible()
    await page.getByRole('link', { name: 'Games' }).click()
    await seesGames(page)
    await logIn(page, 'ann')
    await page.reload()
    await expectMember(page, 'ann')
    await expect(note(page)).toBeVisible()
    expectNotHalfSeen(await readTables(page))
  })
}

test('R-07 LNG-03 on a full device a language chosen online reaches the gateway, and a failed one shows a message', async ({
  page,
  gateway,
  consoleWatch,
}) => {
  consoleWatch.allow(/QuotaExceeded|favicon|Failed to load resource/)
  await openWithRoom(page, gateway.origin, 50)
  await logIn(page, 'ann')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: 'Español' }).click()
  await expect
    .poll(async () => (await gateway.effects('language')).map(({ detail }) => detail))
    .toContainEqual({ language: 'ES' })
  await gateway.faults({ match: '/wps/member/language', fault: { kind: 'status', status: 503 } })
  await page.getByRole('button', { name: 'Idioma' }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText('This device is full. Free some space and try again.')).toBeVisible()
})

test('R-07 a device that fills up with a longer list shows it, and saves it when there is room', async ({
  page,
  gateway,
  consoleWatch,
}) => {
  consoleWatch.allow(/QuotaExceeded|favicon/)
  await openWithRoom(page, gateway.origin, ROOM_FOR_THE_SEED)
  await expect.poll(() => gamesAreWhole(page)).toBe(true)
  await expect(note(page)).toBeHidden()
  await gateway.control({ games: 3_000 })
  await page.reload()
  await expect(note(page)).toBeVisible({ timeout: 20_000 })
  await seesGames(page)
  expectNotHalfSeen(await readTables(page))
  await limitStorage(page, gateway.origin, 100 * KIB * KIB)
  await page.reload()
  await expect.poll(() => gamesAreWhole(page), { timeout: 20_000 }).toBe(true)
  await expect(note(page)).toBeHidden()
  expect((await readTables(page))['games']).toHaveLength(3_000)
})

test('OFF-06 on the home screen the app requests persistent storage, in a browser it does not', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    if (!('storage' in navigator)) return // a blank page
    let times = 0
    navigator.storage.persist = () => {
      times += 1
      document.documentElement.dataset['asked'] = String(times)
      return Promise.resolve(true)
    }
  })
  await page.goto('/m/home')
  await seesGames(page)
  const installed = await context.newPage()
  await installed.addInitScript(() => {
    const native = window.matchMedia.bind(window)
    window.matchMedia = (query) => native(query.includes('standalone') ? 'all' : query)
  })
  await installed.goto('/m/home')
  await expect(installed.locator('html')).toHaveAttribute('data-asked', '1', { timeout: 15_000 })
  await expect(page.locator('html')).not.toHaveAttribute('data-asked')
})
