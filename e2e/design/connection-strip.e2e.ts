import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

test('OFF-02 the strip has a dot before the age of the games, but not at the start of a line', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/home')
  await expect(page.locator('a[data-game]:not([data-game=""]) img').first()).toBeVisible()
  gateway.goOffline()
  await page.context().setOffline(true)
  await page.clock.setFixedTime(Date.now()) // the age stays the same
  const text = page.getByRole('complementary').filter({ hasText: 'Offline' }).locator('p')
  await expect(text).toHaveText(/^Offlinegames updated/u)
  const showDot = (isShown: boolean) =>
    page.evaluate(
      (visibility) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(`[role='complementary'] p > span::before { visibility: ${visibility} }`)
        document.adoptedStyleSheets = [sheet]
      },
      isShown ? 'visible' : 'hidden',
    )
  for (const [width, hasDot] of [
    [700, true],
    [320, false],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await showDot(true)
    const withDot = await text.screenshot({ animations: 'disabled' })
    await showDot(false)
    const withoutDot = await text.screenshot({ animations: 'disabled' })
    expect(withDot.equals(withoutDot), `${String(width)} px`).toBe(!hasDot)
  }
})
