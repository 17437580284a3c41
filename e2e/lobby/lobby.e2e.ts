import { createServer } from 'node:http'
import { shiftOf, watchShift } from '../support/design/layout-shift'
import { expect, test } from '../support/test'

test('ANN-04 banners move on after 5 s, stop when they are touched, and lead by their type', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/m/home')
  const carousel = page.getByRole('region', { name: 'Offers' })
  await expect(carousel).toBeVisible()
  const place = () =>
    carousel.locator('[tabindex="0"]').evaluate((track) => Math.round(Math.abs(track.scrollLeft)))
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Pause the slideshow' }).click()
  // It may still be slowing down.
  let stopped = -1
  await expect
    .poll(
      async () => {
        const before = stopped
        stopped = await place()
        return stopped - before
      },
      { intervals: [200] },
    )
    .toBe(0)
  await page.clock.runFor(30_000)
  expect(await place()).toBe(stopped)
  await page.getByRole('button', { name: 'Play the slideshow' }).click()
  await page.getByRole('heading', { name: 'Popular' }).click() // releases the carousel
  await page.clock.runFor(4_900)
  expect(await place()).toBe(stopped)
  await page.clock.runFor(200)
  await expect.poll(place).not.toBe(stopped)
})

test('ANN-04 ANN-06 a banner of type P opens its activity in the app', async ({ page }) => {
  await page.goto('/m/home')
  const link = page.getByRole('region', { name: 'Offers' }).locator('a[href^="/m/activity"]').first()
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL(/\/m\/activity\?id=/)
  await expect(page.getByRole('main')).toBeVisible()
})

test('R-13 ANN-06 hostile links of banners lead nowhere', async ({ page, gateway }) => {
  const banner = (id: number, linkage: string) => ({
    id,
    image: `${gateway.cdnOrigin}/banners/en/welcome.svg`,
    title: `Banner ${String(id)}`,
    linkageType: 'URL',
    linkage,
  })
  const hostile = [
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '/m/../evil',
    '//evil.example',
    'java\nscript:alert(1)',
  ]
  await gateway.faults({
    match: 'MCSFE_getBanners',
    fault: { kind: 'value', value: hostile.map((link, index) => banner(index, link)) },
  })
  await page.goto('/m/home')
  const carousel = page.getByRole('region', { name: 'Offers' })
  await expect(carousel.getByText('Banner 4')).toBeAttached()
  expect(
    await carousel.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([])
})

test('SHL-09 nothing overflows from 320 to 1024 px', async ({ page }) => {
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  for (const width of [320, 360, 430, 1024]) {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      `${String(width)} px`,
    ).toBeLessThanOrEqual(0)
  }
})

test('SHL-09 nothing jumps while the lobby loads', async ({ page }) => {
  await watchShift(page)
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expect(page.locator('[data-game]:not([data-game=""]) img').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await shiftOf(page)).toBeLessThan(0.005)
})

const ROUTES = [
  '/m/login',
  '/m/register',
  '/m/changePsw',
  '/m/forgotPassword',
  '/m/member/home',
  '/m/game',
  '/m/launchGame',
  '/m/activity?id=1',
  '/m/rewardCenter',
  '/m/inviteFriends',
  '/m/agentRegister',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/securityCenter/addBankCard',
  '/m/securityCenter/addBankCardPix',
  '/m/mall/mallHome',
  '/m/leaderBoard',
  '/m/member/benefits',
  '/m/feedback',
  '/m/connection',
  '/m/chat',
  '/m/promotions',
]

test('SHL-07 every route of the specification has a page with a next step', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/m/home')
  for (const route of ROUTES) {
    await page.goto(route)
    await expect(page.getByRole('heading').first(), route).toBeAttached()
    await expect(page.getByText('This page is not on the map'), route).toBeHidden()
    const main = page.getByRole('main')
    await expect(main.getByRole('link').or(main.getByRole('button')).first(), route).toBeAttached()
  }
})

test('SHL-07 an unknown path shows help, and the paths of home open home', async ({ page }) => {
  await page.goto('/m/no/such/page')
  await expect(page.getByRole('heading', { name: 'This page is not on the map' })).toBeVisible()
  await page
    .getByRole('link', { name: 'Go to home' })
    .or(page.getByRole('link', { name: 'Back to home' }))
    .first()
    .click()
  await expect(page).toHaveURL(/\/m\/home/)
  for (const path of ['/m/index', '/m/index.html', '/m', '/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Popular' }), path).toBeVisible()
  }
})

test('OFF-07 images of a host without CORS are shown all the same', async ({
  page,
  gateway,
  consoleWatch,
}) => {
  consoleWatch.allow(/blocked by CORS policy|net::ERR_FAILED/)
  const host = createServer((request, answer) => {
    void fetch(gateway.cdnOrigin + (request.url ?? '')).then(async (picture) => {
      answer.setHeader('Content-Type', picture.headers.get('Content-Type') ?? '')
      answer.end(Buffer.from(await picture.arrayBuffer()))
    })
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const address = host.address()
  const port = typeof address === 'object' ? address?.port : undefined
  try {
    await gateway.control({ publicCdn: `http://127.0.0.1:${String(port)}` })
    await page.goto('/m/home')
    const cover = page.locator('a[data-game] img').first()
    const facts = () =>
      cover.evaluate((image: HTMLImageElement) => [image.crossOrigin, image.naturalWidth > 0] as const)
    await expect.poll(facts).toEqual([null, true])
  } finally {
    await gateway.control({ publicCdn: gateway.cdnOrigin })
    host.close()
  }
})
