import { expect, test } from '../support/test'

test('OFF-04 of several tabs one syncs, and the others see what it writes', async ({ context, gateway }) => {
  const pages = [await context.newPage(), await context.newPage(), await context.newPage()]
  await gateway.clearRequests()
  for (const page of pages) {
    await page.goto('/m/home')
    await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  }
  expect((await gateway.requests('/lgw/games/mobile')).requests).toHaveLength(1)
})

test('OFF-04 R-04 when the tab that syncs is closed, another takes over', async ({ context, gateway }) => {
  const [leader, follower] = [await context.newPage(), await context.newPage()]
  for (const page of [leader, follower]) {
    await page.goto('/m/home')
    await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  }
  await gateway.clearRequests()
  await leader.close()
  await expect
    .poll(async () => (await gateway.requests('/wps/system/status')).requests.length, { timeout: 5_000 })
    .toBeGreaterThan(0)
})

test('OFF-03 a reload without changes sends ETags and gets 304', async ({ page, gateway }) => {
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await gateway.clearRequests()
  const answer = page.waitForResponse((response) => response.url().includes('/lgw/games/mobile'))
  await page.reload()
  expect((await answer).status()).toBe(304)
  const [asked] = (await gateway.requests('/lgw/games/mobile')).requests
  expect(asked?.headers['if-none-match']).toBeTruthy()
})
