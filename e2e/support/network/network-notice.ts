import { expect, type Page } from '@playwright/test'

/** The notice of an action without an answer on plain http, in any language (NET-12): read and closed. */
export async function readNetworkNotice(page: Page): Promise<void> {
  const notice = page.getByRole('dialog').filter({ hasText: 'Network Error / CORS Errors' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button').click()
  await expect(notice).toHaveCount(0)
}
