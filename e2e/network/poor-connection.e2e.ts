import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

test('R-12 a screen whose files are lost several times loads all the same', async ({ page, gateway }) => {
  // Chromium retries once on its own what is lost on a connection that was open before.
  const fault = { kind: 'cut', at: 'during' } as const
  await gateway.faults(
    { match: String.raw`/m/assets/.*/login-page\.js`, regex: true, times: 3, fault },
    { match: String.raw`/m/assets/.*/login-page\.css`, regex: true, times: 3, fault },
    { match: String.raw`/m/assets/.*/locale-EN-rest\.js`, regex: true, times: 3, fault },
  )
  await page.goto('/m/login')
  await expect(page.getByRole('button', { name: 'Log in' }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log in' }).last()).toHaveCSS('border-radius', /^(?!0px)/)
  await expect(page.getByRole('heading', { name: 'This part didn’t load' })).toHaveCount(0)
})

test('R-12 the login opens at 256 kbit/s, 600 ms and with reset connections', async ({ page, gateway }) => {
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  gateway.link({ latencyMs: 300, bytesPerSecond: 32_000, resets: 0.2 })
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByLabel('Username')).toBeVisible({ timeout: 60_000 })
})
