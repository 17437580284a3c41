import type { Page } from '@playwright/test'
import { cutWords } from '../support/design/clipped-text'
import { DIRECTIONS, expectAccessibleIn, applyStyle } from '../support/design/styles'
import { openForAll, visit, type Visitor } from '../support/design/screens'
import { expect, test, WITHOUT_SHELL } from '../support/test'
import { enlargeWords } from '../support/design/text-size'

test.use(WITHOUT_SHELL)

type Language = (typeof DIRECTIONS)[number]

/** Every screen of a visitor in both directions, with no motion. */
const lookAtAll = async (
  page: Page,
  visitor: Visitor,
  look: (language: Language) => Promise<void>,
): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const screens = await openForAll(page, visitor)
  for (const language of DIRECTIONS) {
    await applyStyle(page, 'light', language)
    for (const screen of screens) {
      await test.step(`${language} ${screen}`, async () => {
        await visit(page, screen)
        await look(language)
      })
    }
  }
}

for (const visitor of ['guest', 'member'] as const) {
  test.describe(visitor, () => {
    // As high as a screen may be: axe looks past what lies under a bar. As narrow as WCAG 1.4.10 has it.
    test.use({ viewport: { width: 320, height: 2600 } })

    test(`SHL-09 every screen of a ${visitor} can be used by everyone in both styles and directions, fits 320 px and moves nothing of itself`, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      await lookAtAll(page, visitor, async (language) => {
        await expectAccessibleIn(page, language)
        const found = await page.evaluate(() => ({
          beyond: document.documentElement.scrollWidth - window.innerWidth,
          moving: document.getAnimations().length,
        }))
        expect(found).toEqual({ beyond: 0, moving: 0 })
      })
    })
  })

  test(`SHL-09 with words at twice their size every screen of a ${visitor} is read whole, and to one side only`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await enlargeWords(page, 2)
    await lookAtAll(page, visitor, async () => {
      const size = await page.evaluate(() => ({
        words: getComputedStyle(document.documentElement).fontSize,
        width: document.documentElement.scrollWidth,
      }))
      expect(size).toEqual({ words: '32px', width: 360 })
      expect(await cutWords(page)).toEqual([])
    })
  })
}
