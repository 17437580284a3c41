import type { Page } from '@playwright/test'
import { logInAs } from '../support/accounts/member-login'
import { expectAccessible } from '../support/design/axe'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const hostOf = (origin: string | undefined): string => new URL(origin ?? '').host

/** Length of a line's bar, as a share of its track. */
const barShare = (page: Page, host: string): Promise<number> =>
  page
    .getByRole('region', { name: 'Lines' })
    .getByRole('listitem')
    .filter({ hasText: host })
    .evaluate((item) => {
      const track = item.querySelector('[aria-hidden="true"]')
      const bar = track?.firstElementChild
      return track && bar ? bar.getBoundingClientRect().width / track.getBoundingClientRect().width : 0
    })

test('LINE-06 from the member menu: each line with its bar, the storage in use, and a report in the clipboard', async ({
  page,
  context,
  gateway,
}) => {
  const [near = '', far = ''] = gateway.lines
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await gateway.control({
    lines: [{ kind: 'good', delayMs: 200 }, { kind: 'good', delayMs: 2_000 }, { kind: 'cut' }],
  })
  await logInAs(page, 'ann', '/m/member/home')
  await page.getByRole('link', { name: 'Connection' }).click()
  await expect(page.getByRole('button', { name: 'Check again' })).toBeEnabled()
  await expect.poll(() => barShare(page, hostOf(far))).toBeGreaterThan(0.9)
  await expect.poll(() => barShare(page, hostOf(near))).toBeLessThan(0.5)
  await expect(page.getByRole('region', { name: 'Storage' })).toContainText(/of about .+ in use/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Copy report' }).click()
  await expect(page.getByRole('button', { name: 'Report copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`line ${gateway.origin}`)
})
