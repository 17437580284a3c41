import { expect, type Page } from '@playwright/test'

/** Reads and closes the notice of an action without a response on plain http, in any language (NET-12). */
export async function readNetworkNotice(page: Page): Promise<void> {
  const notice = page.getByRole('dialog').filter({ hasText: 'Network Error / CORS Errors' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button').click()
  await expect(notice).toHaveCount(0)
}
