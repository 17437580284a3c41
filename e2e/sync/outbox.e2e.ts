import type { BrowserContext, Page } from '@playwright/test'
import { expectMember, logIn } from '../support/accounts/account'
import type { FaultRule } from '../support/gateway/control-command'
import type { TestGateway } from '../support/gateway/test-gateway'
import { leaveAndReturn } from '../support/updates/service-worker'
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

const LOSSES: Readonly<Record<string, FaultRule['fault']>> = {
  'before it takes effect': { kind: 'cut', at: 'before' },
  'after it has taken effect': { kind: 'noAnswer' },
  'in the middle of the answer': { kind: 'cut', at: 'during' },
  'by a proxy in trouble': { kind: 'status', status: 503, body: 'html' },
}

for (const [moment, fault] of Object.entries(LOSSES)) {
  test(`R-03 OFF-05 LNG-03 a delivery lost ${moment} takes effect once, also when the tab dies during it`, async ({
    page,
    context,
    gateway,
  }) => {
    await logIn(page, 'ann')
    await gateway.faults({ match: LANGUAGE, fault })
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
}

test('R-03 OFF-05 offline changes are delivered at the first network, the last change last', async ({
  page,
  gateway,
}) => {
  await logIn(page, 'ann')
  // Their translations are cached before the network goes.
  for (const language of ['ES', 'CN', 'EN'] as const) await choose(page, language)
  await expect.poll(() => readOutbox(page)).toEqual([])
  const before = (await sentEvents(gateway)).length
  gateway.goOffline()
  for (const language of ['CN', 'ES'] as const) await choose(page, language)
  await expect.poll(async () => (await readOutbox(page)).at(-1)?.['body']).toEqual({ language: 'ES' })
  gateway.goOnline()
  await leaveAndReturn(page)
  await expect.poll(() => readOutbox(page), { timeout: 40_000 }).toEqual([])
  // The first change is dropped unless an attempt was in progress: then its outcome is unknown, and both are sent in
  // order.
  const since = (await sentEvents(gateway)).slice(before)
  expect(since.at(-1)).toEqual({ language: 'ES' })
  expect(since.length).toBeLessThanOrEqual(2)
})

test('R-03 LINE-06 a permanently rejected delivery becomes a dead letter with its reason, and is shown', async ({
  page,
  gateway,
}) => {
  await logIn(page, 'ann')
  await gateway.faults({
    match: LANGUAGE,
    fault: { kind: 'failure', errorCode: 'request.invalid', status: 400, message: 'No such language.' },
  })
  await choose(page, 'ES')
  await choose(page, 'EN')
  await expect
    .poll(async () => (await readOutbox(page)).some(({ setAside }) => setAside !== undefined), {
      timeout: 40_000,
    })
    .toBe(true)
  await page.goto('/m/member/home')
  await expectMember(page, 'ann')
  await page.getByRole('link', { name: 'Connection' }).click()
  const waiting = page.getByRole('region', { name: 'Waiting to be sent' })
  await expect(waiting.getByText('Choice of language').first()).toBeVisible()
  await expect(waiting.getByText('Not sent: \u2068No such language.\u2069').first()).toBeVisible()
})
