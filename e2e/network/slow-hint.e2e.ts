import type { Browser, Page } from '@playwright/test'
import { sendLogin } from '../support/accounts/account'
import type { TestGateway } from '../support/gateway/test-gateway'
import { seesGames } from '../support/games/real-games'
import { expect, test } from '../support/test'

const WITHIN = { timeout: 14_000 } // R-10 says 10, more here for a busy machine
const SETTLES_WITHIN = { timeout: 20_000 } // the timeout, and a busy machine

/** Opens a page with its own storage, on the same gateway. */
const openFresh = async (browser: Browser, gateway: TestGateway, path: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: gateway.origin })
  const page = await context.newPage()
  await page.goto(path)
  return page
}

test.describe.configure({ timeout: 90_000 })

test('R-10 LOG-02 a login without a response can be abandoned, and the next one logs in', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/login')
  await gateway.faults({ match: '/wps/session/login', times: 1, fault: { kind: 'hang', at: 'before' } })
  await sendLogin(page, 'ann')
  const stop = page.getByRole('button', { name: 'Stop waiting' })
  await expect(stop).toBeVisible(WITHIN)
  await expect(page.getByText('taking longer than usual')).toBeVisible()
  await stop.click()
  const again = page.locator('form').getByRole('button', { name: 'Log in' })
  await expect(again).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).not.toHaveValue('')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await again.click()
  await expect(page.getByRole('link', { name: 'Your account, ann' })).toBeVisible(SETTLES_WITHIN)
})

test('R-10 every wait of a first visit offers a next step after a while', async ({ browser, gateway }) => {
  await gateway.faults({ match: '/(lgw|relay|session)/', regex: true, fault: { kind: 'hang', at: 'before' } })
  const [lobby, announcement, member] = await Promise.all([
    openFresh(browser, gateway, '/m/home'),
    openFresh(browser, gateway, '/m/activity?id=1'),
    openFresh(browser, gateway, '/m/member/home?token=of-somebody'),
  ])
  const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })
  await Promise.all([
    expect(again(lobby)).toBeVisible(SETTLES_WITHIN),
    expect(announcement.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible(SETTLES_WITHIN),
    expect(again(member)).toBeVisible(SETTLES_WITHIN),
  ])
  // The retry that the player starts ends too.
  await again(lobby).click()
  await expect(again(lobby)).toHaveAttribute('aria-busy', 'true')
  await expect(again(lobby)).not.toHaveAttribute('aria-busy', 'true', SETTLES_WITHIN)
  await gateway.faults()
  await again(lobby).click()
  await seesGames(lobby)
})
