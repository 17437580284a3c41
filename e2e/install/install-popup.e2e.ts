import type { Page } from '@playwright/test'
import { USER_DATABASE } from '#domain/tables/schema'
import { nextSession } from '../support/browser/next-session'
import { expectAccessibleInAllStyles } from '../support/design/styles'
import { holdClock, openHome } from '../support/install/download-bar'
import { readTables } from '../support/storage/tables'
import { expect, test } from '../support/test'

test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
})

const DELAY_MS = 20_000
const POLLING_MS = 3_100

const popup = (page: Page) => page.getByRole('dialog', { name: 'Keep it on your home screen' })

/** Advances the page's clock to a time since the start of the visit, from which the delay counts. */
const passUntil = async (page: Page, visitMs: number): Promise<void> =>
  page.clock.runFor(Math.max(0, visitMs - (await page.evaluate(() => Math.ceil(performance.now())))))

/** Offers Chrome's install event, accepted by the player. */
const offerPrompt = (page: Page) =>
  page.addInitScript(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        sessionStorage.setItem('prompted', String(event.defaultPrevented))
        return Promise.resolve()
      },
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    })
    addEventListener('DOMContentLoaded', () => dispatchEvent(event))
  })

const countOf = async (page: Page): Promise<unknown> =>
  (await readTables(page, USER_DATABASE))['counters']?.find(({ id }) => id === 'install')?.['count']

test.beforeEach(holdClock)

test('INS-01 INS-02 the popup comes after its delay, and an accepted browser prompt is the last one', async ({
  page,
  context,
}) => {
  await offerPrompt(page)
  await openHome(page)
  await passUntil(page, DELAY_MS - 3_000) // the page's clock runs by itself as well
  await expect(popup(page)).toBeHidden()
  await page.clock.runFor(3_500)
  await expect(popup(page)).toBeVisible()
  await expectAccessibleInAllStyles(page)
  await popup(page).getByRole('button', { name: 'Add to home screen' }).click()
  await page.clock.runFor(500)
  await expect(popup(page)).toBeHidden()
  expect(await page.evaluate(() => sessionStorage.getItem('prompted'))).toBe('true')
  await expect.poll(() => countOf(page)).toBe(99)

  const next = await nextSession(context, page)
  await openHome(next)
  await next.clock.runFor(DELAY_MS + POLLING_MS)
  await expect(next.getByRole('dialog')).toBeHidden()
})
