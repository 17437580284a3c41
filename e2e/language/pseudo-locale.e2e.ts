import type { BrowserContext, Page } from '@playwright/test'
import * as v from 'valibot'
import { pseudoTranslations } from '../../scripts/design/pseudo-locale'
import { textsWithout } from '../support/design/clipped-text'
import { expect, LONG, seesGames, test, WITHOUT_SHELL } from '../support/test'

// Translations bypass every cache: the replacement is what is shown.
test.use({ ...WITHOUT_SHELL, serviceWorkers: 'block', viewport: { width: 320, height: 640 } })

const chunkSchema = v.object({ default: v.record(v.string(), v.string()) })

// Translations may still be loading when a test ends.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }))

/** Serves the built app with the English translations of its chunks in the pseudo-locale. */
const speakPseudo = async (context: BrowserContext): Promise<void> => {
  await context.route('**/assets/*/locale-EN-*.js', async (route) => {
    const response = await route.fetch()
    const code = Buffer.from(await response.text()).toString('base64')
    const chunk: unknown = await import(`data:text/javascript;base64,${code}`)
    const words = pseudoTranslations(v.parse(chunkSchema, chunk).default)
    await route.fulfill({ response, body: `export default ${JSON.stringify(words)}` })
  })
}

/** Expects every text to end on the screen. */
const expectRoom = async (page: Page, what: string): Promise<void> => {
  expect(await textsWithout(page, /\]$/u), what).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(320)
}

test('LNG-04 SHL-09 texts 40 % longer have room at 320 px', LONG, async ({ page, context, consoleWatch }) => {
  consoleWatch.allow(/reading 'addEventListener'/) // of the registration that is blocked here
  await speakPseudo(context)
  for (const dir of ['ltr', 'rtl'] as const) {
    await page.goto('/m/home')
    await expect(page.getByRole('heading', { name: '[Þöþüļàŕ' })).toBeVisible()
    await page.evaluate((chosen) => (document.documentElement.dir = chosen), dir)
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
