import type { BrowserContext, Page } from '@playwright/test'
import { USER_DATABASE } from '#domain/tables/schema'
import { expectAccessible } from '../support/design/axe'
import { seesGames } from '../support/games/real-games'
import { expectAccessibleInAllStyles } from '../support/design/styles'
import { enterAs } from '../support/accounts/member-login'
import { nextSession } from '../support/browser/next-session'
import { readTables } from '../support/storage/tables'
import { expect, test } from '../support/test'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile'
const PHONES = {
  android: `${ANDROID} Safari/537.36`,
  facebook: `${ANDROID} Safari/537.36 [FBAN/FB4A;FBAV/460.0;]`,
  native: `${ANDROID} Safari/537.36 App/Ver 2.4.39`,
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
}

test.use({ userAgent: PHONES.android })

const DELAY_MS = 20_000
const POLLING_MS = 3_100

const popup = (page: Page) => page.getByRole('dialog', { name: 'Keep it on your home screen' })
const stay = (page: Page) => popup(page).getByRole('button', { name: 'Continue on the web' })

/** Removes the marker of a started install popup before the next page loads. */
const forgetStart = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (location.protocol === 'about:') return
    for (const key of Object.keys(localStorage))
      if (key.startsWith('playSession')) localStorage.removeItem(key)
  })

/** Opens home with the delay started. The page's clock is advanced manually. */
const openHome = async (page: Page): Promise<void> => {
  await page.goto('/m/home')
  await seesGames(page)
  await page.clock.runFor(10_000) // lazy chunks load after the first screen
  // The session timer starts right after the install code has started.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('playSession'))))
    .toBe(true)
}

/** Advances the page's clock to a time since the start of the visit, from which the delay counts. */
const passUntil = async (page: Page, visitMs: number): Promise<void> =>
  page.clock.runFor(Math.max(0, visitMs - (await page.evaluate(() => Math.ceil(performance.now())))))

const letPass = (page: Page): Promise<void> => page.clock.runFor(DELAY_MS + POLLING_MS)

/** Offers Chrome's install event, answered by the player with `outcome`. */
const offerPrompt = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.addInitScript((answer) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        sessionStorage.setItem('prompted', String(event.defaultPrevented))
        return Promise.resolve()
      },
      userChoice: Promise.resolve({ outcome: answer }),
    })
    addEventListener('DOMContentLoaded', () => dispatchEvent(event))
  }, outcome)

const countOf = async (page: Page): Promise<unknown> =>
  (await readTables(page, USER_DATABASE))['counters']?.find(({ id }) => id === 'install')?.['count']

test.beforeEach(async ({ page, context }) => {
  await forgetStart(context)
  await page.clock.install()
})

test('INS-01 INS-02 the popup comes after its delay, and an accepted browser prompt is the last one', async ({
  page,
  context,
}) => {
  await offerPrompt(page, 'accepted')
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
  await letPass(next)
  await expect(next.getByRole('dialog')).toBeHidden()
})

test('INS-01 without a prompt it is shown after twenty checks, and explains how to install manually', async ({
  page,
}) => {
  await openHome(page)
  await passUntil(page, DELAY_MS)
  await expect(popup(page)).toBeHidden()
  await page.clock.runFor(POLLING_MS)
  await popup(page).getByRole('button', { name: 'Add to home screen' }).click()
  const steps = page.getByRole('dialog', { name: 'Add to home screen' })
  await expect(steps.getByRole('listitem')).toHaveText([/browser’s menu/u, /Install app/u])
  await expectAccessible(page)
  await steps.getByRole('button', { name: 'OK' }).click()
  await page.clock.runFor(300)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await expect.poll(() => countOf(page)).toBe(99)
})

test('INS-01 a "no" lasts for the session and is counted, by button or by back', async ({
  page,
  context,
}) => {
  await openHome(page)
  await letPass(page)
  await stay(page).click()
  await page.clock.runFor(300) // it slides away for 250 ms
  await expect(popup(page)).toBeHidden()
  await expect.poll(() => countOf(page)).toBe(1)
  await openHome(page)
  await letPass(page)
  await expect(popup(page)).toBeHidden()

  const next = await nextSession(context, page)
  await openHome(next)
  await letPass(next)
  await expect(popup(next)).toBeVisible()
  await next.goBack()
  await expect(popup(next)).toBeHidden()
  await expect.poll(() => countOf(next)).toBe(2)
})

test('SES-06 when a member logs in the popup is decided again, even if the start found nothing to show', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('WEBCLIP', '1'))
  await openHome(page)
  await letPass(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.evaluate(() => localStorage.removeItem('WEBCLIP'))
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await enterAs(page, 'ann')
  await expect(page).toHaveURL(/\/m\/home/)
  await expect(popup(page)).toBeHidden()
  await letPass(page)
  await expect(popup(page)).toBeVisible()
})

test('INS-03 away from the home page it waits for the return, and it does not follow the player', async ({
  page,
}) => {
  await openHome(page)
  await page.getByRole('link', { name: 'Games' }).click()
  await expect(page).toHaveURL(/\/m\/game/)
  await letPass(page)
  await expect(popup(page)).toBeHidden()
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await page.clock.runFor(POLLING_MS)
  await expect(popup(page)).toBeVisible()
})

test.describe('in other browsers', () => {
  test.describe('inside another app', () => {
    test.use({ userAgent: PHONES.facebook })
    test('INS-02 INS-10 the popup leads to Chrome and to the merchant’s app', async ({ page, gateway }) => {
      await gateway.control({
        settings: {
          mobileTemplate: { pwa: true, app_desc: 'Our harbour in your pocket' },
          resources: [{ resourceType: 'Android', url: 'https://apps.example/harbour' }],
        },
      })
      await openHome(page)
      await letPass(page)
      await expect(popup(page)).toContainText('Our harbour in your pocket')
      await expect(popup(page).getByRole('link', { name: 'Open in Chrome' })).toHaveAttribute(
        'href',
        /^intent:\/\/[^/]+\/m\/home#Intent;scheme=http;package=com\.android\.chrome;/u,
      )
      await expect(popup(page).getByRole('link', { name: 'Get the app' })).toHaveAttribute(
        'href',
        'https://apps.example/harbour',
      )
      await expect(popup(page).getByRole('button', { name: 'Add to home screen' })).toBeHidden()
    })
  })

  test.describe('on an iPhone', () => {
    test.use({ userAgent: PHONES.iphone })
    test('INS-01 INS-02 the steps are those of its share sheet', async ({ page }) => {
      await openHome(page)
      await letPass(page)
      await popup(page).getByRole('button', { name: 'Add to home screen' }).click()
      await expect(page.getByRole('listitem').filter({ hasText: 'Add to Home Screen' })).toBeVisible()
    })
  })

  test.describe('the merchant’s own app', () => {
    test.use({ userAgent: PHONES.native })
    test('INS-03 never shows the popup, and neither does the home screen', async ({ page, context }) => {
      await openHome(page)
      await letPass(page)
      await expect(page.getByRole('dialog')).toBeHidden()
      await context.addInitScript(() => localStorage.setItem('WEBCLIP', '1'))
      await openHome(page)
      await letPass(page)
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  })
})
