import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/design/axe'
import { barFontStyle } from '../support/design/bar-font'
import { LONG } from '../support/long'
import { ensureDesignBuild } from '../../scripts/design/ensure-design-build'
import { TEST_CHROMIUM_ARGS, findTestChromium } from '../../scripts/lib/browser-paths'

/** No machine has this origin: the site is read from its folder, without a server. */
const DESIGN_ORIGIN = 'https://design.test'

/** Builds the design system's page unless it exists, and serves it in this browser. */
async function serveDesign(context: BrowserContext): Promise<void> {
  const folder = await ensureDesignBuild()
  const files = new Set(await readdir(folder, { recursive: true }))
  await context.route(`${DESIGN_ORIGIN}/**`, async (route) => {
    const asked = new URL(route.request().url()).pathname.slice(1) || 'index.html'
    if (files.has(asked)) await route.fulfill({ path: path.join(folder, asked) })
    else await route.fulfill({ status: 404 })
  })
}

const GROUPS = [
  ...['colours', 'type', 'shapes', 'icons', 'buttons', 'fields', 'captcha', 'tabs', 'tiles', 'banners'],
  ...['messages', 'skeletons', 'shell', 'member', 'launches', 'overlays'],
]
/**
 * Each style and each direction once, in a language of that direction. Most faults show in both, so the second is in the
 * long run. It is checked by the rules of axe that depend on style or layout: the structure is the same.
 */
const VIEWS = [
  [{ style: 'light', dir: 'ltr', words: 'EN' }, {}],
  [{ style: 'dark', dir: 'rtl', words: 'UR' }, LONG],
] as const
const OF_STYLE = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']
const ACCENTS = ['#f5b301', '#ffffff', '#000000', '#ff0000', '#00ff00', '#777777']

const ACCENT = '#7c3aed'

/** The same part in several states has the same landmarks and headings. The screens are checked for these. */
const OF_WHOLE_SCREENS = ['landmark-unique', 'heading-order']

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
      ...TEST_CHROMIUM_ARGS,
      ...['--font-render-hinting=none', '--force-color-profile=srgb', '--disable-lcd-text'],
    ],
  },
})

test.beforeEach(async ({ page, context }) => {
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

for (const [view, details] of VIEWS) {
  for (const group of GROUPS) {
    test(
      `SHL-09 ${group} (${view.style}) matches its baseline, and is accessible`,
      details,
      async ({ page }) => {
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
        await open(page, { group, ...view })
        await waitForFrames(page)
        await expect
          .soft(page.locator('main'))
          .toHaveScreenshot([`${view.style}-${view.dir}`, `${group}.png`], {
            scale: 'device',
            timeout: 60_000,
          })
        await expectAccessible(page, {
          frames: true,
          ...(view.style === 'dark' ? { only: OF_STYLE } : { without: OF_WHOLE_SCREENS }),
        })
      },
    )
  }
}

test('DEP-01 SHL-09 every text colour is readable, whatever the accent', async ({ page }) => {
  for (const style of ['light', 'dark']) {
    for (const accent of ACCENTS) {
      await open(page, { group: 'colours', style, accent })
      const pairs = await page
        .locator('[data-ratio]')
        .evaluateAll((cells: HTMLElement[]) =>
          cells.map(({ dataset }) => `${dataset['pair'] ?? ''}: ${dataset['ratio'] ?? ''}`),
        )
      expect(pairs.length, `${style} ${accent}`).toBeGreaterThan(20)
      expect(
        pairs.filter((pair) => !(Number(pair.split(': ')[1]) >= 4.5)),
        `${style} ${accent}`,
      ).toEqual([])
    }
  }
})

test('SHL-09 LNG-04 with texts 40 % longer nothing is wider than the screen', async ({ page }) => {
  for (const width of [320, 1280]) {
    for (const dir of ['ltr', 'rtl']) {
      await page.setViewportSize({ width, height: 740 })
      await open(page, { words: 'PSEUDO', dir })
      await expect(page.getByText('[Ţŕý àĝàîñ').first()).toBeAttached()
      const size = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(size, `${String(width)} px, ${dir}`).toBeLessThanOrEqual(width)
    }
  }
})
