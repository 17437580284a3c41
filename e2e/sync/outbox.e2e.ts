import type { BrowserContext, Page } from '@playwright/test'
import { logIn } from '../support/accounts/account'
import type { TestGateway } from '../support/gateway/test-gateway'
import { readOutbox } from '../support/storage/tables'
import { expect, test } from '../support/test'

const LANGUAGE = '/wps/member/language'

/** In the menu each language has its own name; the button has the name of the language in use. */
const NAMES = { EN: 'English', CN: '简体中文', UR: 'اردو', TH: 'ไทย', ES: 'Español' } as const

const choose = async (page: Page, language: keyof typeof NAMES): Promise<void> => {
  await page.getByRole('banner').locator('button[aria-haspopup=dialog]').click()
  await page.getByRole('button', { name: NAMES[language] }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${TAGS[language]}`))
}
const TAGS = { EN: 'en', CN: 'zh', UR: 'ur', TH: 'th', ES: 'es' } as const

const sentEvents = async (gateway: TestGateway): Promise<unknown[]> =>
  (await gateway.effects('language')).map(({ detail }) => detail)

/** Opens a new tab in place of one that died: the player is logged in again. */
const reopen = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await page.goto('/m/home')
  await expectKnown(page)
  return page
}
const expectKnown = (page: Page) => expect(page.locator('a[href="/m/member/home"]').first()).toBeVisible()

test('R-03 OFF-05 LNG-03 a delivery lost after it has taken effect takes effect once, also when the tab dies during it', async ({
  page,
  context,
  gateway,
}) => {
  await logIn(page, 'ann')
  await gateway.faults({ match: LANGUAGE, fault: { kind: 'noAnswer' } })
  await choose(page, 'ES')
  await expect.poll(async () => (await gateway.requests(LANGUAGE)).requests.length).toBeGreaterThan(0)
  // The event of the login, recorded just before, waits next to it.
  expect((await readOutbox(page)).filter(({ kind }) => kind === 'language')).toHaveLength(1)
  await page.close()
  await gateway.faults()
  const next = await reopen(context)
  await expect.poll(() => readOutbox(next), { timeout: 40_000 }).toEqual([])
  expect(await sentEvents(gateway)).toEqual([{ language: 'ES' }])
  const keys = (await gateway.effects('language')).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  // Every attempt of the delivery carried the same key.
  const sent = (await gateway.requests(LANGUAGE)).requests.map(({ headers }) => headers['idempotency-key'])
  expect(sent.length).toBeGreaterThan(1)
  expect(new Set(sent).size).toBe(1)
})
