import type { Locator, Page } from '@playwright/test'
import type { TestGateway } from '../support/gateway/test-gateway'
import { navigate } from '../support/design/screens'
import { expect, LONG, test, WITHOUT_SHELL } from '../support/test'
import { LATIN_WORDS, URDU_WORDS, wideAnnouncements } from '../support/announcements/wide-announcements'

test.use({ ...WITHOUT_SHELL, viewport: { width: 320, height: 640 } })

/** The app in both directions, each with texts of the other one. */
const DIRECTIONS = [
  { language: 'EN', script: 'Urdu', words: URDU_WORDS },
  { language: 'UR', script: 'Latin', words: LATIN_WORDS },
] as const

/** Returns every text that reaches past the edges of `box`, except texts inside a nested scroll box. */
const textsOutside = (box: Locator): Promise<readonly string[]> =>
  box.evaluate((root) => {
    const edges = root.getBoundingClientRect()
    const scrollers = [...root.querySelectorAll('[role="group"][tabindex]')]
    const isOutside = ({ left, right }: DOMRect): boolean => left < edges.left - 1 || right > edges.right + 1
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const outside: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('.visually-hidden')) continue
      // In document order, so the first of nested ones is the outermost.
      const scroller = scrollers.find((each) => each.contains(node))
      if (scroller) {
        if (isOutside(scroller.getBoundingClientRect()))
          outside.push(`a box: ${scroller.textContent.slice(0, 40)}`)
        continue
      }
      // Word by word: spaces and tabs at the end of a line hang over its edge.
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if ([...range.getClientRects()].some(isOutside)) outside.push(word.slice(0, 40))
      }
    }
    return outside
  })

/** How far a box can be scrolled sideways, px. */
const sidewaysScroll = (box: Locator): Promise<readonly number[]> =>
  box.evaluateAll((boxes) => boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))

/** Returns the number of tables whose first cell is out of sight before any scrolling. */
const tablesWithoutStart = (box: Locator): Promise<number> =>
  box.locator('[role="group"] > table').evaluateAll(
    (tables) =>
      tables.filter((table) => {
        const view = table.parentElement?.getBoundingClientRect()
        const cell = table.querySelector('th,td')?.getBoundingClientRect()
        if (!view || !cell) return true
        return getComputedStyle(table).direction === 'rtl'
          ? cell.right > view.right + 1
          : cell.left < view.left - 1
      }).length,
  )

const serve = async (
  page: Page,
  language: string,
  gateway: TestGateway,
  contents: readonly string[],
): Promise<void> => {
  await page.addInitScript((code) => localStorage.setItem('language', code), language)
  const rows = contents.map((content, at) => ({
    ...{ id: `wide-${String(at)}`, title: `Title ${String(at)}`, content, promotionType: 'PROMOTION' },
    ...{ execution: 'B', startTime: 0, popup: true },
  }))
  await gateway.faults({ match: 'MCSFE_getListAnnouncements', fault: { kind: 'value', value: rows } })
}

for (const { language, script, words } of DIRECTIONS) {
  test(`ANN-09 wide announcements have room (${language}, ${script})`, LONG, async ({ page, gateway }) => {
    const contents = wideAnnouncements(words, `${gateway.cdnOrigin}/banners/en/reef.svg`)
    expect(contents).toHaveLength(20)
    await serve(page, language, gateway, contents)
    await page.goto('/m/home')
    const popup = page.getByRole('dialog')
    await expect(popup.locator('h2[id]')).toHaveCount(20)
    await expect(popup.getByRole('table').first()).toBeAttached()
    expect(await page.locator('html').getAttribute('dir')).toBe(language === 'UR' ? 'rtl' : 'ltr')
    const texts = popup.locator('[role="group"][aria-labelledby]')
    await expect(texts).toHaveCount(20)
    for (const [at, text] of (await texts.all()).entries())
      expect([at, await textsOutside(text)]).toEqual([at, []])
    expect(await sidewaysScroll(texts)).toEqual(contents.map(() => 0))
    expect(await sidewaysScroll(popup)).toEqual([0])
    expect(await tablesWithoutStart(popup)).toBe(0)

    const article = page.getByRole('article')
    for (const [at] of contents.entries()) {
      await navigate(page, `/m/activity?id=wide-${String(at)}`)
      await expect(
        page.getByRole('heading', { level: 1, name: `Title ${String(at)}`, exact: true }),
      ).toBeVisible()
      expect([at, await textsOutside(article)]).toEqual([at, []])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
      expect(await tablesWithoutStart(article)).toBe(0)
    }
  })
}
