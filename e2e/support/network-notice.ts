import { expect, type Page } from '@playwright/test'

/** The notice of an action without an answer on plain http (NET-12), read and closed. */
export async function readNetworkNotice(page: Page): Promise<void> {
  const notice = page.getByRole('dialog', { name: 'Something went wrong' })
  await expect(notice).toContainText('Network Error / CORS Errors')
  await notice.getByRole('button', { name: 'OK' }).click()
  await expect(notice).toHaveCount(0)
}
