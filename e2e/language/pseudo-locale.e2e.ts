import type { BrowserContext, Page } from '@playwright/test'
import * as v from 'valibot'
import { pseudoTranslations } from '../../scripts/design/pseudo-locale'
import { seesGames } from '../support/games/real-games'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

// Translations bypass every cache: the replacement is what is shown.
test.use({ serviceWorkers: 'block', viewport: { width: 320, height: 640 } })

const chunkSchema = v.object({ default: v.record(v.string(), v.string()) })

// Translations may still be loading when a test ends.
test.afterEach(async ({ context }) => {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
})

/** Serves the built app with the English translations of its chunks in the pseudo-locale. */
const speakPseudo = async (context: BrowserContext): Promise<void> => {
  await context.route('**/assets/locale-EN-*.js', async (route) => {
    const response = await route.fetch()
    const code = Buffer.from(await response.text()).toString('base64')
    const chunk: unknown = await import(`data:text/javascript;base64,${code}`)
    const words = pseudoTranslations(v.parse(chunkSchema, chunk).default)
    await route.fulfill({ response, body: `export default ${JSON.stringify(words)}` })
  })
}

/**
 * Returns the texts whose closing bracket is cut off: outside a box that hides its overflow, or outside the screen.
 * Text in a scroll box is not cut off.
 */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isInside = (end: DOMRect, element: Element): boolean => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box)
        if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') return true
        const { left, right } = box.getBoundingClientRect()
        if (overflowX !== 'visible' && (end.right > right + 1 || end.left < left - 1)) return false
      }
      return end.right <= window.innerWidth + 1 && end.left >= -1
    }
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const text = node.textContent ?? ''
      if (!text.endsWith(']') || !node.parentElement) continue
      if (node.parentElement.matches('[data-badge]')) continue // ends in dots by design; its colour says it too
      const range = document.createRange()
      range.setStart(node, text.length - 1)
      range.setEnd(node, text.length)
      const end = range.getBoundingClientRect()
      if (end.width > 0 && !isInside(end, node.parentElement)) cut.push(text)
    }
    return cut
  })

const expectRoom = async (page: Page, what: string): Promise<void> => {
  expect(await cutTexts(page), what).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(320)
}

test('LNG-04 SHL-09 texts 40 % longer have room at 320 px, in both directions', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(/reading 'addEventListener'/) // of the registration that is blocked here
  await speakPseudo(context)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const dir of ['ltr', 'rtl'] as const) {
    await page.goto('/m/home')
    await expect(page.getByRole('heading', { name: '[Þöþüļàŕ' })).toBeVisible()
    await page.evaluate((chosen) => {
      document.documentElement.dir = chosen
    }, dir)
    await seesGames(page)
    await expectRoom(page, `the lobby, ${dir}`)

    await page.getByRole('tab').nth(1).click()
    await expectRoom(page, `a shelf, ${dir}`)
    await page.getByRole('button', { name: '[Ļàñĝüàĝé' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectRoom(page, `the languages, ${dir}`)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: '[Ļöĝ îñ' }).click()
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectRoom(page, `the login, ${dir}`)
  }
})
