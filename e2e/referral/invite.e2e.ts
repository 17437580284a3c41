import { expect, expectAccessible, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

test('REF-03 the link is copied or selected; its code is dark on light', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => localStorage.setItem('style', 'dark'))
  await page.goto('/m/inviteFriends')
  const link = page.getByLabel('Link to share')
  const code = page.getByRole('img', { name: 'QR code of the link' })
  await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(code).toHaveCSS('fill', 'rgb(14, 20, 36)')
  const [x, y] = ((await code.getAttribute('viewBox')) ?? '').split(' ').map(Number)
  expect([x, y]).toEqual([-4, -4])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue())

  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: (): Promise<void> => Promise.reject(new DOMException('No', 'NotAllowedError')),
    })
  })
  await page.getByRole('button', { name: 'Link copied' }).click()
  await expect(page.getByText('Select the text and copy it manually.')).toBeVisible()
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue())
})
