import type { BrowserContext, Page } from '@playwright/test'
import { MEMBER_LANGUAGE_ENDPOINT } from '#domain/contract/command-endpoints'
import { CACHE_DATABASE, USER_DATABASE } from '#domain/tables/schema'
import { expectMember, logIn } from '../support/accounts/account'
import { OUTSIDE_APP_URL, beginToDelete, openRaw, putRows, versionOf } from '../support/storage/raw-database'
import { gamesAreWhole, readOutbox, readTables } from '../support/storage/tables'
import { expect, LONG, test } from '../support/test'

const TOMORROW = 60
const NEWER_ROW = { id: 'of-tomorrow', text: 'kept by a newer build' }

const lobby = (page: Page) => page.getByRole('heading', { name: 'Popular' })
const note = (page: Page) => page.getByText('This browser won’t save your data')
const hearts = (page: Page) => page.getByRole('button', { name: /to favourites$/ })

/** Expects the rows that a tab shows to be read by its key, not left over from the first paint. */
const expectRowsRead = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Live', exact: true }).click()
  const panel = page.getByRole('tabpanel', { name: 'Live' })
  await expect(panel.locator('[data-game]:not([data-game=""])').first()).toBeVisible()
}

const openWhole = async (page: Page): Promise<void> => {
  await page.goto('/m/home')
  await expect(lobby(page)).toBeVisible()
  await expect.poll(() => gamesAreWhole(page)).toBe(true)
}

/** Opens a tab of the same browser that runs none of the app's code. */
const openSecondTab = async (context: BrowserContext): Promise<Page> => {
  const tab = await context.newPage()
  await tab.goto(OUTSIDE_APP_URL)
  return tab
}

test.beforeEach(({ consoleWatch }) => {
  consoleWatch.allow(/favicon/) // requested by a document that is no page of the app
})

test('R-05 OFF-06 a tab blocks the database: the app plays on', LONG, async ({ page, context }) => {
  await openWhole(page)
  await page.close()
  const [holder, third] = [await openSecondTab(context), await openSecondTab(context)]
  await openRaw(holder, CACHE_DATABASE)
  expect(await beginToDelete(third, CACHE_DATABASE)).toBe('blocked')

  const app = await context.newPage()
  await app.goto('/m/home')
  await expect(note(app)).toBeVisible()
  await expect(lobby(app)).toBeVisible()
  await expectRowsRead(app)
  await app.goto('/m/home')
  await expect(note(app)).toBeVisible()
  await hearts(app).first().click()
  await expect(app.getByRole('heading', { name: 'Favourites' })).toBeVisible()

  // It opens at last: the same page goes on with it, including what was done meanwhile.
  await holder.close()
  await third.close()
  await expect(note(app)).toBeHidden()
  await expect(app.getByRole('heading', { name: 'Favourites' })).toBeVisible()
  await expect.poll(() => gamesAreWhole(app)).toBe(true)
  await expect.poll(async () => (await readTables(app, USER_DATABASE))['favourites']).toHaveLength(1)
  await expectRowsRead(app)
  await expect(note(app)).toBeHidden()
})

/** What page and worker find in place of a database. */
const BROKEN = {
  'opens never': 'IDBFactory.prototype.open = () => new EventTarget()',
  'is missing': "Object.defineProperty(self, 'indexedDB', { value: undefined })",
}

for (const [what, code] of Object.entries(BROKEN)) {
  test(`R-05 OFF-06 where the database ${what}, the lobby comes from memory`, async ({ page }) => {
    await page.addInitScript(code)
    await page.route('**/assets/worker-*.js', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${code};\n${await response.text()}` })
    })
    await page.goto('/m/home')
    await expect(lobby(page)).toBeVisible()
    await expect(note(page)).toBeVisible()
    await expectRowsRead(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(note(page)).toBeHidden()
  })
}

test('R-06 a tab makes way for a newer build, and no row is lost', async ({ page, context, gateway }) => {
  const waiting = {
    kind: 'language',
    id: '0001',
    key: '6f0c5c0e-7f0f-4c55-9a53-0f6f2f5c7a11',
    merchant: 'harbour',
    member: '70001',
    path: MEMBER_LANGUAGE_ENDPOINT,
    body: { language: 'ES' },
    at: Date.now(),
    tries: 0,
  }
  await logIn(page, 'ann')
  await openWhole(page)
  await hearts(page).first().click()
  await expect(page.getByRole('heading', { name: 'Favourites' })).toBeVisible()
  await gateway.faults({ match: MEMBER_LANGUAGE_ENDPOINT, fault: { kind: 'status', status: 503 } })
  const newer = await openSecondTab(context)
  await putRows(newer, USER_DATABASE, 'outbox', [waiting])
  const before = await readTables(newer, USER_DATABASE)

  for (const database of [CACHE_DATABASE, USER_DATABASE])
    await openRaw(newer, database, { version: TOMORROW, table: 'ofTomorrow', rows: [NEWER_ROW] })
  await expectRowsRead(page)
  await expect(note(page)).toBeHidden()
  await hearts(page).nth(1).click()
  await expect
    .poll(async () => (await readTables(newer, USER_DATABASE))['favourites'])
    .toEqual(expect.arrayContaining(before['favourites'] ?? []))
  await expect.poll(async () => (await readTables(newer, USER_DATABASE))['favourites']).toHaveLength(2)
  const { vault, outbox } = await readTables(newer, USER_DATABASE)
  expect(vault).toHaveLength(2)
  expect(vault).toEqual(before['vault'])
  expect(outbox?.map(({ key }) => key)).toContain(waiting.key)

  // This build once more, over the newer one's database.
  await gateway.faults()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/m/home')
  await expectMember(page, 'ann')
  await expect(page.getByRole('heading', { name: 'Favourites' })).toBeVisible()
  await expectRowsRead(page)
  await expect.poll(() => readOutbox(newer)).toEqual([])
  expect((await gateway.effects('language')).map(({ detail }) => detail)).toContainEqual(waiting.body)
  for (const database of [CACHE_DATABASE, USER_DATABASE]) {
    expect(await versionOf(newer, database)).toBe(TOMORROW)
    expect((await readTables(newer, database))['ofTomorrow']).toEqual([NEWER_ROW])
  }
})
