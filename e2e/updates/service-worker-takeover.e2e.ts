import type { Page } from '@playwright/test'
import { uncachedAssets, waitForCached } from '../support/updates/service-worker'
import { expect, test } from '../support/test'
import { logInAs } from '../support/accounts/account'

const STARTS = Number(process.env['STARTS'] ?? 1) // a longer run: STARTS=20
const LATEST_MS = 6_000 // by then every prefetch of a first visit has started

const openAccount = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Your account, dev' }).click()

const amountOf = (page: Page) => page.getByRole('region', { name: 'Balance' }).getByText(/^₱/u)

test('SES-11 OFF-02 screens of a first visit open offline, loaded once', async ({ browser, gateway }) => {
  test.setTimeout(120_000 + STARTS * 60_000)
  for (let start = 0; start < STARTS; start += 1) {
    await gateway.reset()
    await gateway.faults({
      match: '/m/sw.js',
      fault: { kind: 'delay', ms: ((start + 1) / (STARTS + 1)) * LATEST_MS },
    })
    await gateway.clearRequests()
    const context = await browser.newContext()
    const page = await context.newPage()
    await logInAs(page, 'dev', '/m/home')
    await openAccount(page)
    const money = (await amountOf(page).textContent()) ?? ''
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    // Chunks are loaded one after the other: between two of them, too, everything requested is cached.
    for (const chunk of ['/member-page.js', '/logout-dialog.js']) await waitForCached(page, chunk)
    await expect.poll(() => uncachedAssets(page, gateway)).toEqual([])
    const { counts } = await gateway.requests('/m/assets/')
    expect(Object.entries(counts).filter(([, count]) => count > 1)).toEqual([])

    gateway.goOffline()
    await page.close() // its session storage goes with it
    const next = await context.newPage()
    await next.goto('/m/home')
    await openAccount(next)
    await expect(amountOf(next)).toHaveText(money)
    await expect(next.getByRole('button', { name: 'Log out' })).toHaveCSS('border-radius', /^(?!0px)/)
    await next.getByRole('button', { name: 'Log out' }).click()
    await expect(next.getByRole('dialog')).toBeVisible()
    await context.close()
  }
})
