import type { Page } from '@playwright/test'
import { MEMBER_LANGUAGE_ENDPOINT } from '#domain/contract/command-endpoints'
import { USER_DATABASE } from '#domain/tables/schema'
import { logIn, storedSession } from '../support/accounts/account'
import { readOutbox, readTables } from '../support/storage/tables'
import { expect, test } from '../support/test'

const hearts = (page: Page) => page.getByRole('button', { name: /to favourites$/ })
const favourites = (page: Page) => page.getByRole('heading', { name: 'Favourites' })
const memberOf = async (page: Page): Promise<unknown> => (await storedSession(page))?.['id']

test('R-18 SES-08 OFF-05 two accounts in two tabs share no row', async ({ page: ann, context, gateway }) => {
  await gateway.faults({ match: MEMBER_LANGUAGE_ENDPOINT, fault: { kind: 'status', status: 503 } })
  await logIn(ann, 'ann', false)
  await hearts(ann).first().click()
  await expect(favourites(ann)).toBeVisible()
  const ben = await context.newPage()
  await logIn(ben, 'ben', false)
  await expect(ben.getByText('₱8,800.00').first()).toBeVisible()
  await expect(favourites(ben)).toHaveCount(0)
  await hearts(ben).nth(1).click()
  await expect(favourites(ben)).toBeVisible()

  // The rows of both are in one database; each tab reads those of its own member.
  const ids = [await memberOf(ann), await memberOf(ben)]
  const { favourites: rows = [] } = await readTables(ann, USER_DATABASE)
  expect(rows.map(({ member }) => member)).toEqual(ids)
  for (const [tab, row, others] of [
    [ann, rows[0], '8,800.00'],
    [ben, rows[1], '1,250.50'],
  ] as const) {
    await tab.getByRole('tab', { name: 'Favourites' }).click()
    const panel = tab.getByRole('tabpanel', { name: 'Favourites' })
    await expect(panel.locator('a[data-game]')).toHaveCount(1)
    await expect(panel.locator(`a[data-game="${String(row?.['gameId'])}"]`)).toBeVisible()
    expect(await tab.locator('body').innerText()).not.toContain(others)
  }

  // One language choice on the device is an entry of each member; a tab sends only its own member's.
  await ann.getByRole('banner').locator('button[aria-haspopup=dialog]').click()
  await ann.getByRole('button', { name: 'Español' }).click()
  const waiting = async () => (await readOutbox(ben)).map(({ member }) => member).sort()
  await expect.poll(waiting).toEqual(ids)
  const sentBy = async (name: string) =>
    (await gateway.effects('language')).filter(({ member }) => member === name)
  gateway.goOffline() // nothing of ann is on the way when its worker ends
  await ann.goto('about:blank')
  await gateway.faults()
  gateway.goOnline()
  await ben.reload()
  await expect.poll(waiting).toEqual([ids[0]])
  expect(await sentBy('ben')).toMatchObject([{ detail: { language: 'ES' } }])
  expect(await sentBy('ann')).toEqual([])
  await expect(ben.locator('a[href="/m/member/home"]').first()).toBeVisible()
})
