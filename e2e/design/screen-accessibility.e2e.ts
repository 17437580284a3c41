import type { Page } from '@playwright/test'
import { clippedTexts } from '../support/design/clipped-text'
import { DIRECTIONS, STYLE_OF, applyStyle } from '../support/design/styles'
import { openForAll, visit, type Visitor } from '../support/design/screens'
import { expect, expectAccessible, LONG, test, WITHOUT_SHELL } from '../support/test'
import { enlargeText } from '../support/design/text-size'

test.use(WITHOUT_SHELL)

/** Checks every screen of a visitor in both directions, without animations. */
const lookAtAll = async (page: Page, visitor: Visitor, look: () => Promise<void>): Promise<void> => {
  const screens = await openForAll(page, visitor)
  for (const language of DIRECTIONS) {
    await applyStyle(page, STYLE_OF[language], language)
    for (const screen of screens) {
      await test.step(`${language} ${screen}`, async () => {
        await visit(page, screen)
        await look()
      })
    }
  }
}

for (const visitor of ['guest', 'member'] as const) {
  test.describe(visitor, () => {
    // Taller than any screen: axe skips elements under a bar. As narrow as WCAG 1.4.10 requires.
    test.use({ viewport: { width: 320, height: 2600 } })

    test(
      `SHL-09 every screen of a ${visitor} is accessible, fits 320 px and is still`,
      LONG,
      async ({ page }) => {
        await lookAtAll(page, visitor, async () => {
          await expectAccessible(page)
          const found = await page.evaluate(() => ({
            beyond: document.documentElement.scrollWidth - window.innerWidth,
            moving: document.getAnimations().length,
          }))
          expect(found).toEqual({ beyond: 0, moving: 0 })
        })
      },
    )
  })

  test(`SHL-09 doubled texts of a ${visitor} are readable on every screen`, LONG, async ({ page }) => {
    await enlargeText(page, 2)
    await lookAtAll(page, visitor, async () => {
      const size = await page.evaluate(() => ({
        words: getComputedStyle(document.documentElement).fontSize,
        width: document.documentElement.scrollWidth,
      }))
      expect(size).toEqual({ words: '32px', width: 360 })
      expect(await clippedTexts(page)).toEqual([])
    })
  })
}
