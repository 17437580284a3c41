import type { Page } from '@playwright/test'
import { expectMember } from '../support/accounts/account'
import { logInAs } from '../support/accounts/member-login'
import { expectAccessibleInAllStyles } from '../support/design/styles'
import type { TestGateway } from '../support/gateway/test-gateway'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const close = (gateway: TestGateway, maintenance: boolean) =>
  gateway.control({ status: { maintenance, regionRestriction: false, maintenanceEnd: null } })

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

test('SHL-01 during use the site closes, stays closed after Escape and back, and opens again', async ({
  page,
  gateway,
}) => {
  const closed = page.getByRole('dialog', { name: 'System Maintenance' })
  await logInAs(page, 'ann', '/m/game')
  await close(gateway, true)
  await returnUntil(page, () => expect(closed).toBeVisible({ timeout: 1_000 }))
  await expectAccessibleInAllStyles(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(closed).toBeVisible()
  await page.goBack()
  await expect(closed).toBeVisible()
  await expect(page).toHaveURL(/\/m\/game/)
  await close(gateway, false)
  await returnUntil(page, () => expect(closed).toHaveCount(0, { timeout: 1_000 }))
  await expectMember(page, 'ann')
})
