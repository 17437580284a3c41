import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

test('SHL-09 nothing is under the notch, the home bar or a round corner', async ({ page, context }) => {
  await page.goto('/m/login')
  const links = page.getByRole('navigation').last().getByRole('link').first()
  const home = page.getByRole('banner').getByRole('link').first()
  const edges = async () => {
    const [top, bottom, start] = await Promise.all([
      home.evaluate((element) => element.getBoundingClientRect().top),
      links.evaluate((element) => window.innerHeight - element.getBoundingClientRect().bottom),
      home.evaluate((element) => element.getBoundingClientRect().left),
    ])
    return { top, bottom, start }
  }
  await expect(links).toBeVisible()
  const before = await edges()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { top: 44, bottom: 34, left: 30, right: 30 },
  })
  await expect.poll(edges).toEqual({
    top: before.top + 44,
    bottom: before.bottom + 34,
    start: before.start + 30,
  })
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /viewport-fit=cover/)
})
