import type { Page } from '@playwright/test'
import { seesGames } from '../support/games/real-games'
import { expectAccessibleInAllStyles } from '../support/design/styles'
import { logInAs } from '../support/accounts/member-login'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const teaser = (page: Page) => page.getByRole('region', { name: 'VIP benefits' })
const toFoot = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded()

test('SES-05 ANN-07 a guest sees the member benefits at the bottom of home, and registers from there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }) // the marquee's moving text makes no target smaller
  await page.goto('/m/home')
  await seesGames(page)
  await expect(teaser(page)).toBeHidden() // it does not load before it is near
  await expect
    .poll(async () => {
      await toFoot(page)
      return teaser(page).getByRole('heading', { level: 3 }).count()
    })
    .toBeGreaterThan(1)
  await expectAccessibleInAllStyles(page)
  await teaser(page).getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/m\/register$/)
})

test('SES-05 a member has a page for it, and no teaser at home', async ({ page }) => {
  await logInAs(page, 'ann')
  await seesGames(page)
  await toFoot(page)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await expect(teaser(page)).toBeHidden()
})
