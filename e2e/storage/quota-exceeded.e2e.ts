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

test('R-07 OFF-06 LNG-03 on a full device the player browses and logs in, sees a notice, and a language reaches the gateway', async ({
  page,
  gateway,
  consoleWatch,
}) => {
  consoleWatch.allow(/QuotaExceeded|favicon|Failed to load resource/)
  await openWithRoom(page, gateway.origin, 50)
  await expect(note(page)).toBeVisible()
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
