import type { Page } from '@playwright/test'
import { openInstalled } from '../support/updates/service-worker'
import { expect, LONG, test } from '../support/test'

const loadedTranslations = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /locale-([A-Z-]+)-(first|rest)/.exec(name)?.slice(1, 3).join('/') ?? '')
      .filter((name) => name !== ''),
  )

const PHONE = '+63 2 8555 0142'

const html = (page: Page) => page.locator('html')

test('LNG-02 LNG-04 a change applies without a reload, and fetches that language alone', async ({ page }) => {
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  expect((await loadedTranslations(page)).filter((name) => name.endsWith('first'))).toEqual(['EN/first'])
  await page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'))

  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: '简体中文' }).click()
  await expect(page.getByRole('heading', { name: '热门游戏' })).toBeVisible()
  await expect(html(page)).toHaveAttribute('lang', 'zh-Hans-CN')
  await expect(page.locator('body')).toHaveAttribute('data-same-document', 'yes')
  expect((await loadedTranslations(page)).some((name) => name.startsWith('UR'))).toBe(false)
  // The games come in the new language too.
  await expect(page.locator('[data-game]:not([data-game=""])').first()).toContainText(/[\u4e00-\u9fff]/)
  await page.reload()
  await expect(page.getByRole('heading', { name: '热门游戏' })).toBeVisible()
})

test(
  'LNG-01 LNG-02 another tab follows, its menu opens at the language, and numbers start on its side',
  LONG,
  async ({ context, gateway }) => {
    await gateway.control({ config: { company: { phone: PHONE } } })
    const [one, two] = [await context.newPage(), await context.newPage()]
    for (const page of [one, two]) {
      await page.goto('/m/home')
      await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
    }
    await one.getByRole('button', { name: 'Language' }).click()
    await one.getByRole('button', { name: 'اردو' }).click()
    await expect(two.getByRole('heading', { name: 'مقبول' })).toBeVisible()
    await expect(two.locator('html')).toHaveAttribute('dir', 'rtl')
    await two.bringToFront()
    await two.getByRole('banner').getByRole('button').first().click()
    const current = two.getByRole('dialog').locator('[aria-current]')
    await expect(current).toHaveText('اردو')
    await expect(current).toBeInViewport({ ratio: 1 })

    // A phone number is written from left to right, and starts at the right like all lines of the language.
    await two.goto('/m/help')
    const entry = two.locator('a[href^="tel:"]')
    await expect(entry.getByText(PHONE)).toHaveCSS('direction', 'ltr')
    const rights = await entry.evaluate((link) =>
      [...link.querySelectorAll('span:not(:has(span)), bdi')]
        .filter((text) => text.textContent !== '')
        .map((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          return Math.round(range.getBoundingClientRect().right)
        }),
    )
    expect(rights.length).toBeGreaterThan(1)
    expect(new Set(rights).size).toBe(1)
  },
)

test('LNG-04 offline the language works, and one that is not cached says so', async ({ page, gateway }) => {
  await openInstalled(page)
  gateway.goOffline()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: 'اردو' }).click()
  await expect(
    page.getByText('This language couldn’t be loaded. Check your connection and try again.'),
  ).toBeVisible()
  await expect(html(page)).toHaveAttribute('lang', 'en')
})
