import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/design/axe'
import { barFontStyle } from '../support/design/bar-font'
import { CHROMIUM_ARGS, findTestChromium } from '../../scripts/lib/browser-paths'
import { DESIGN_ORIGIN, serveDesign } from '../support/design/design-site'

const GROUPS = [
  'colours',
  'type',
  'shapes',
  'icons',
  'buttons',
  'fields',
  'captcha',
  'tabs',
  'tiles',
  'banners',
  'messages',
  'skeletons',
  'shell',
  'member',
  'launches',
  'overlays',
] as const
const FRAMES = [
  'screen',
  'broken',
  'strip',
  'toasts',
  'failure',
  'session',
  'update',
  'dialog',
  'settings',
  'language',
  'sheet',
  'guest',
  'member',
  'me',
  'meOffline',
  'loading',
  'trial',
  'advice',
  'adviceAlone',
  'prize',
  'delayed',
  'refused',
  'unsafe',
  'offline',
  'window',
] as const
const STYLES = ['light', 'dark'] as const
/** Each style and each direction once, in a language of that direction. */
const VIEWS = [
  { style: 'light', dir: 'ltr', words: 'EN' },
  { style: 'dark', dir: 'rtl', words: 'UR' },
] as const
const ACCENTS = ['#f5b301', '#ffffff', '#000000', '#ff0000', '#00ff00', '#777777']

const ACCENT = '#7c3aed'

/** Full-screen glows: the engine draws them with noise that no reasonably small image can hold. */
const WITHOUT_GLOW = 'main > * { background-image: none !important }'

// The same pixels on every machine as far as possible: headless, no hinting, no colour profile.
test.use({
  viewport: { width: 720, height: 900 },
  deviceScaleFactor: 0.5,
  isMobile: false,
  hasTouch: false,
  launchOptions: {
    executablePath: findTestChromium(),
    args: [
      ...CHROMIUM_ARGS,
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      '--disable-lcd-text',
    ],
  },
})

test.beforeEach(async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.setFixedTime(new Date('2026-05-10T12:00:00'))
  await serveDesign(context)
})

const open = async (page: Page, query: Readonly<Record<string, string>>): Promise<void> => {
  const view = new URLSearchParams({ accent: ACCENT, ...query }).toString()
  await page.goto(`${DESIGN_ORIGIN}/?${view}`)
  await expect(page.getByRole('heading').first()).toBeAttached()
}

/** Waits for the frames. Each is a document of its own and is ready once it has drawn something. */
const waitForFrames = async (page: Page): Promise<void> => {
  for (const frame of await page.locator('iframe').all())
    await expect(frame.contentFrame().locator('#root > *').first()).toBeAttached()
}

for (const group of GROUPS) {
  test(`SHL-09 ${group} matches its baseline`, async ({ page }) => {
    await page.addInitScript(
      (css) => {
        document.addEventListener('DOMContentLoaded', () => {
          const style = document.createElement('style')
          style.textContent = css
          document.head.append(style)
        })
      },
      barFontStyle() + (group === 'launches' ? WITHOUT_GLOW : ''),
    )
    for (const view of VIEWS) {
      await open(page, { group, ...view })
      await waitForFrames(page)
      await expect
        .soft(page.locator('main'))
        .toHaveScreenshot([`${view.style}-${view.dir}`, `${group}.png`], { scale: 'device' })
    }
  })
}

/** Checks the page, and its colours in the other style too. */
const expectAccessibleInBothStyles = async (page: Page, without: readonly string[] = []): Promise<void> => {
  await expectAccessible(page, { without })
  await page.evaluate(() => document.documentElement.setAttribute('data-style', 'dark'))
  await expectAccessible(page, { only: ['color-contrast'] })
}

for (const words of ['EN', 'UR'] as const) {
  for (const group of GROUPS)
    test(`SHL-09 ${group} is accessible (${words})`, async ({ page }) => {
      await open(page, { group, style: 'light', words })
      // The same part in several states: its landmarks have the same name.
      await expectAccessibleInBothStyles(page, group === 'member' ? ['landmark-unique'] : [])
    })

  test(`SHL-09 the content of frames is accessible (${words})`, async ({ page }) => {
    for (const frame of FRAMES) {
      await open(page, { frame, style: 'light', words })
      await expectAccessibleInBothStyles(page)
    }
  })
}

for (const style of STYLES) {
  test(`DEP-01 SHL-09 every text colour is readable on its background, whatever the accent (${style})`, async ({
    page,
  }) => {
    for (const accent of ACCENTS) {
      await open(page, { group: 'colours', style, accent })
      const pairs = await page
        .locator('[data-ratio]')
        .evaluateAll((cells: HTMLElement[]) =>
          cells.map(({ dataset }) => `${dataset['pair'] ?? ''}: ${dataset['ratio'] ?? ''}`),
        )
      expect(pairs.length, accent).toBeGreaterThan(20)
      expect(
        pairs.filter((pair) => !(Number(pair.split(': ')[1]) >= 4.5)),
        accent,
      ).toEqual([])
    }
  })
}

for (const width of [320, 1280]) {
  for (const dir of ['ltr', 'rtl'] as const) {
    test(`SHL-09 LNG-04 with texts 40 % longer nothing is wider than ${String(width)} px (${dir})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 })
      await open(page, { words: 'PSEUDO', dir })
      await expect(page.getByText('[Ţŕý àĝàîñ').first()).toBeAttached()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0)
    })
  }
}

test('the toolbar changes style, direction, accent and language', async ({ page }) => {
  await open(page, {})
  const html = page.locator('html')
  await page.getByRole('button', { name: 'dark' }).click()
  await expect(html).toHaveAttribute('data-style', 'dark')
  await page.getByRole('button', { name: 'rtl' }).click()
  await expect(html).toHaveAttribute('dir', 'rtl')
  await page.getByRole('button', { name: '#e11d48' }).click()
  await expect(html).toHaveAttribute('style', /--accent: rgb\(225, 29, 72\)/)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('PSEUDO')
  await expect(page.getByText('[Ţŕý àĝàîñ').first()).toBeVisible()
  await expect(html).toHaveAttribute('data-style', 'dark')
})
