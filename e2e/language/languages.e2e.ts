import type { Page } from '@playwright/test'
import { SETTINGS_ENDPOINT } from '#domain/contract/endpoints'
import { LANGUAGES } from '#domain/language/languages'
import { logIn } from '../support/accounts/account'
import { seesGames } from '../support/games/real-games'
import { openInstalled } from '../support/updates/service-worker'
import { expect, test } from '../support/test'

const loadedTranslations = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /locale-([A-Z-]+)-(first|rest)/.exec(name)?.slice(1, 3).join('/') ?? '')
      .filter((name) => name !== ''),
  )

const html = (page: Page) => page.locator('html')

test.describe('a browser set to Urdu', () => {
  test.use({ locale: 'ur-PK' })

  test('LNG-01 LNG-02 gets Urdu, from right to left', async ({ page }) => {
    await page.goto('/m/home')
    await expect(page.getByRole('heading', { name: 'مقبول' })).toBeVisible()
    await expect(html(page)).toHaveAttribute('lang', 'ur')
    await expect(html(page)).toHaveAttribute('dir', 'rtl')
    const [header, first] = await Promise.all([
      page.getByRole('banner').boundingBox(),
      page.locator('[data-game]:not([data-game=""])').first().boundingBox(),
    ])
    // The first game of a row is on the right.
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBeGreaterThan(((header?.width ?? 0) * 2) / 3)
  })
})

test.describe('a browser whose languages are not offered', () => {
  test.use({ locale: 'de-DE' })

  test('LNG-01 gets the first language of the list', async ({ page }) => {
    await page.goto('/m/home')
    await expect(html(page)).toHaveAttribute('lang', 'zh-Hans-CN')
    await expect(page.getByRole('heading', { name: '热门游戏' })).toBeVisible()
  })

  test('LNG-01 begins in English, and switches to the list’s first language when the settings load', async ({
    page,
    gateway,
  }) => {
    await gateway.faults({ match: SETTINGS_ENDPOINT, fault: { kind: 'delay', ms: 2_500 } })
    await page.goto('/m/home')
    await expect(html(page)).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(html(page)).toHaveAttribute('lang', 'zh-Hans-CN')
    await expect(page.getByRole('heading', { name: '热门游戏' })).toBeVisible()
  })

  test('LNG-01 gets the app’s first language where the settings name no languages', async ({
    page,
    gateway,
  }) => {
    await gateway.control({ settings: { languages: null } })
    await page.goto('/m/home')
    await expect(html(page)).toHaveAttribute('lang', 'zh-Hans-CN')
  })

  test('LNG-01 switches to the merchant’s first language, and begins in it on the next visit', async ({
    page,
    gateway,
  }) => {
    await gateway.control({ settings: { languages: ['MS', 'EN', 'CN'] } })
    await page.goto('/m/home')
    await expect(html(page)).toHaveAttribute('lang', 'ms')
    await seesGames(page)
    await page.reload({ waitUntil: 'commit' })
    await seesGames(page)
    expect(await loadedTranslations(page)).not.toContain('CN/first')
  })
})

test('LNG-01 LNG-02 the menu offers every language by its own name, and is at the top for players who cannot read the screen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'KM')
  })
  await page.goto('/m/home')
  await expect(html(page)).toHaveAttribute('lang', 'km')
  await page.getByRole('banner').getByRole('button').first().click()
  const menu = page.getByRole('dialog')
  const choices = menu.getByRole('listitem')
  await expect(choices).toHaveCount(LANGUAGES.length)
  for (const { name, tag } of LANGUAGES)
    await expect(menu.getByRole('button', { name, exact: true }).locator(`[lang="${tag}"]`)).toHaveText(name)

  await expect(choices.nth(0)).toHaveText('ខ្មែរ')
  await expect(choices.nth(1)).toHaveText('English')
  await expect(choices.nth(1)).toBeInViewport()
  await choices.nth(1).getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
})

test.describe('a browser set to Vietnamese', () => {
  test.use({ locale: 'vi-VN' })

  test('LNG-01 the menu opens scrolled to the language in use, and closes without changes', async ({
    page,
  }) => {
    await page.goto('/m/home')
    await page.getByRole('banner').getByRole('button').first().click()
    const menu = page.getByRole('dialog')
    await expect(menu.locator('[aria-current]')).toHaveText('Tiếng Việt')
    await expect(menu.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await seesGames(page)
  })
})

for (const [locale, heading] of [
  ['hi-IN', 'हिन्दी'],
  ['th-TH', 'ไทย'],
  ['pt-BR', 'Português (Brasil)'],
  ['zh-TW', '繁體中文'],
] as const) {
  test.describe(`a browser set to ${locale}`, () => {
    test.use({ locale })

    test(`LNG-01 LNG-04 gets ${heading}, and loads that language's translations alone`, async ({ page }) => {
      const { code, tag } = LANGUAGES.find(({ name }) => name === heading) ?? LANGUAGES[0]
      await page.goto('/m/home')
      await expect(html(page)).toHaveAttribute('lang', tag)
      await seesGames(page)
      const loaded = await loadedTranslations(page)
      expect([...new Set(loaded.map((name) => name.split('/')[0]))]).toEqual([code])
    })
  })
}

test('LNG-01 a merchant that offers fewer languages decides', async ({ page, gateway }) => {
  await gateway.control({ settings: { languages: ['UR', 'CN'] } })
  await page.goto('/m/home')
  await expect(html(page)).toHaveAttribute('lang', 'ur')
})

test('LNG-02 LNG-04 a change applies without a reload, is saved in three places, and fetches that language alone', async ({
  page,
  context,
}) => {
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

  expect(
    await page.evaluate(() => [localStorage.getItem('language'), sessionStorage.getItem('language')]),
  ).toEqual(['CN', 'CN'])
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('CN')
  // The games come in the new language too.
  await expect(page.locator('[data-game]:not([data-game=""])').first()).toContainText(/[\u4e00-\u9fff]/)
  await page.reload()
  await expect(page.getByRole('heading', { name: '热门游戏' })).toBeVisible()
})

test('LNG-02 LNG-03 SHL-05 the language in a URL is a choice on every visit, until another is chosen', async ({
  page,
  context,
  gateway,
}) => {
  await logIn(page, 'ann')
  for (const [language, tag] of [
    ['UR', 'ur'],
    ['TH', 'th'],
  ] as const) {
    await page.goto(`/m/promotions?language=${language}`)
    await expect(html(page)).toHaveAttribute('lang', tag)
    await expect
      .poll(() => page.evaluate(() => [localStorage.getItem('language'), sessionStorage.getItem('language')]))
      .toEqual([language, language])
    expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe(language)
    await expect
      .poll(async () => (await gateway.effects('language')).map(({ detail }) => detail))
      .toContainEqual({ language })
  }
  // Reloading the same URL does not undo a later choice in the menu.
  await page.getByRole('banner').locator('button[aria-haspopup=dialog]').click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(html(page)).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(html(page)).toHaveAttribute('lang', 'en')
})

test('LNG-01 a language in the URL that the merchant does not offer leaves the choice unchanged', async ({
  page,
  gateway,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'MS')
  })
  await gateway.control({ settings: { languages: ['EN', 'MS'] } })
  await page.goto('/m/home?language=TH')
  await expect(html(page)).toHaveAttribute('lang', 'ms')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('MS')
})

test('LNG-02 another tab follows', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()]
  for (const page of [one, two]) {
    await page.goto('/m/home')
    await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  }
  await one.getByRole('button', { name: 'Language' }).click()
  await one.getByRole('button', { name: 'اردو' }).click()
  await expect(two.getByRole('heading', { name: 'مقبول' })).toBeVisible()
  await expect(two.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('LNG-04 the language in use works offline, and a language that is not cached says so and changes nothing', async ({
  page,
  gateway,
}) => {
  await openInstalled(page)
  gateway.goOffline()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: 'اردو' }).click()
  await expect(page.getByText('This language could not be loaded. Check your connection.')).toBeVisible()
  await expect(html(page)).toHaveAttribute('lang', 'en')
})
