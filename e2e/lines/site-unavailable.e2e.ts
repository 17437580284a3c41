import type { Page } from '@playwright/test'
import { expectMember } from '../support/accounts/account'
import { expectAccessible } from '../support/design/axe'
import type { TestGateway } from '../support/gateway/test-gateway'
import { expectAccessibleInAllStyles } from '../support/design/styles'
import { logInAs } from '../support/accounts/member-login'
import { openInstalled } from '../support/updates/service-worker'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'
import { translationsOf } from '../support/language/translations'

test.use(WITHOUT_SHELL)

const closed = (page: Page, name = 'System Maintenance') => page.getByRole('dialog', { name })
const END = Date.UTC(2031, 0, 1, 20, 30)

const close = (gateway: TestGateway, status: Readonly<Record<string, unknown>>) =>
  gateway.control({
    status: { maintenance: false, regionRestriction: false, maintenanceEnd: null, ...status },
  })

/** Simulates the player looking at something else and coming back. */
const lookAway = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** Returns to the page until it requests the status: a phone that wakes repeatedly does not request it each time. */
const returnUntil = (page: Page, check: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await lookAway(page)
    await check()
  }).toPass({ timeout: 40_000 })

test('SHL-01 during use the site closes, shows until when, stays closed whatever the player does, and opens again', async ({
  page,
  gateway,
}) => {
  await logInAs(page, 'ann', '/m/game')
  await expectMember(page, 'ann')
  await close(gateway, { maintenance: true, maintenanceEnd: END })
  await returnUntil(page, () => expect(closed(page)).toBeVisible({ timeout: 1_000 }))
  await expect(closed(page)).toContainText('Expected to end: Jan 2, 2031, 4:30 AM')
  await expect(closed(page)).not.toContainText('IP')
  await expectAccessibleInAllStyles(page)
  // A member of a label has one entry: the link leads straight there.
  await expect(closed(page).getByRole('link', { name: 'Contact us' })).toHaveAttribute('target', '_blank')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(closed(page)).toBeVisible()
  await page.goBack()
  await expect(closed(page)).toBeVisible()
  await expect(page).toHaveURL(/\/m\/game/)
  await page.reload()
  await expect(closed(page)).toBeVisible()
  await close(gateway, {})
  await returnUntil(page, () => expect(closed(page)).toHaveCount(0, { timeout: 1_000 }))
  await expectMember(page, 'ann')
})

test('SHL-01 a first visit to a closed site shows the notice, and the games as soon as it opens', async ({
  page,
  gateway,
}) => {
  await gateway.faults({
    match: '/(?:wps|lgw)/(?!system/status)',
    regex: true,
    fault: { kind: 'status', status: 503 },
  })
  await close(gateway, { maintenance: true })
  await page.goto('/m/home')
  await expect(closed(page)).toBeVisible()
  await expect(closed(page)).not.toContainText('Expected to end')
  await gateway.faults()
  await close(gateway, {})
  await closed(page).getByRole('button', { name: 'Try again' }).click()
  await expect(closed(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
})

test('SHL-01 a game rejected with 503 shows that the site has closed', async ({ page, gateway }) => {
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await close(gateway, { maintenance: true })
  await gateway.faults({ match: 'GCS_gameTrialLaunch', fault: { kind: 'status', status: 503 } })
  await page
    .getByRole('link', { name: /Try free/ })
    .first()
    .click()
  // Either at once, or when status may be requested again: ten seconds after the last request.
  await expect(closed(page)).toBeVisible({ timeout: 30_000 })
})

for (const language of ['EN', 'CN', 'UR'] as const) {
  test(`SHL-02 SHL-03 a visitor without access reads the reason in ${language}, with their IP address`, async ({
    page,
    gateway,
  }) => {
    const t = translationsOf(language)
    await page.addInitScript((code) => localStorage.setItem('language', code), language)
    await close(gateway, { maintenance: true, regionRestriction: true, ip: '203.0.113.9' })
    await page.goto('/m/home')
    const denied = closed(page, t('closed.denied.title'))
    await expect(denied).toBeVisible()
    await expect(denied).toContainText(t('closed.denied.text'))
    await expect(denied).toContainText('203.0.113.9')
    await expect(denied.getByRole('button', { name: t('closed.contact') })).toBeVisible()
    await expectAccessible(page)
  })
}

test(
  'SHL-01 OFF-02 offline the notice is not shown, and the cached lobby can be viewed',
  WITH_SHELL,
  async ({ page, gateway }) => {
    await openInstalled(page)
    await close(gateway, { maintenance: true })
    await page.reload()
    await expect(closed(page)).toBeVisible()
    gateway.goOffline()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
    await expect(closed(page)).toHaveCount(0)
  },
)
