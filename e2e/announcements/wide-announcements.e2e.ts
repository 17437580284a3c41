import type { Locator, Page } from '@playwright/test'
import type { TestGateway } from '../support/gateway/test-gateway'
import { navigate } from '../support/design/screens'
import { expect, LONG, test, WITHOUT_SHELL } from '../support/test'

test.use({ ...WITHOUT_SHELL, viewport: { width: 320, height: 640 } })

/** The texts of an announcement, in one writing direction. */
interface AnnouncementWords {
  readonly word: string
  readonly sentence: string
  readonly cell: string
}

const LATIN_WORDS: AnnouncementWords = {
  word: 'Tournament',
  sentence: 'Play any of the listed games this weekend and share the prize pool of 50,000 with everyone.',
  cell: 'Bonus',
}

const URDU_WORDS: AnnouncementWords = {
  word: 'ٹورنامنٹ',
  sentence: 'اس ہفتے کے آخر میں فہرست کی کوئی بھی گیم کھیلیں اور 50,000 کا انعامی پول سب کے ساتھ بانٹیں۔',
  cell: 'بونس',
}

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index))

const table = (rows: number, columns: number, cell: (row: number, column: number) => string): string => {
  const row = (tag: 'th' | 'td', at: number) =>
    `<tr>${times(columns, (column) => `<${tag}>${cell(at, column)}</${tag}>`).join('')}</tr>`
  return `<table width="900" border="1"><thead>${row('th', 0)}</thead><tbody>${times(rows, (at) => row('td', at + 1)).join('')}</tbody></table>`
}

const nested = (tag: string, depth: number, text: string): string =>
  depth === 0
    ? text
    : `<${tag}>${tag === 'ul' ? '<li>' : ''}${nested(tag, depth - 1, text)}${tag === 'ul' ? '</li>' : ''}</${tag}>`

const AMOUNT = '<strong>₱5,000</strong>'

/**
 * Returns twenty announcements as operators paste them from editors, mails and spreadsheets, each wider than a phone.
 * @param image the URL of an image
 */
const wideAnnouncements = ({ word, sentence, cell }: AnnouncementWords, image: string): readonly string[] => [
  `<p>${sentence}</p>${table(4, 4, (row, column) => `${cell} ${String(row)}.${String(column)}`)}<p>تک ${AMOUNT}</p>`,
  table(6, 9, (row, column) => `${word} ${String(row * column * 1000)}`),
  `<table><caption>${sentence}</caption><tr><th colspan="4">${sentence}</th></tr><tr><td>1</td><td>2</td><td>3</td><td>${sentence}</td></tr></table>`,
  `<table><tr><td>${table(2, 5, (row, column) => `${cell} ${String(row + column)}`)}</td><td>${sentence}</td></tr></table>`,
  `<p>${sentence}</p><p>https://play.example.com/${'promotions/weekend/'.repeat(12)}index.html?code=ABCDEFGHIJKLMNOPQRSTUVWXYZ</p>`,
  `<p><a href="https://play.example.com/${'x'.repeat(90)}">${'long-link-'.repeat(14)}</a></p>`,
  `<p>${word.repeat(25)}</p>`,
  `<h1>${word.repeat(9)}</h1><p>${sentence}</p>`,
  `<pre>${times(4, (row) => times(14, (column) => `${cell}${String(row)}${String(column)}`).join('\t')).join('\n')}</pre>`,
  `<pre><code>${'0123456789abcdef'.repeat(12)}</code></pre>`,
  `<p>${sentence.replaceAll(' ', '&nbsp;')}</p>`,
  `<nobr>${sentence} ${sentence}</nobr>`,
  `<img src="${image}" width="1200" height="500" alt="${word}"><p>${sentence}</p>`,
  `<figure><img src="${image}" width="728" height="90" alt="${word}"><figcaption>${sentence} ${word.repeat(8)}</figcaption></figure>`,
  `<table><tr><td><img src="${image}" width="640" height="280" alt="${word}"></td><td>${sentence}</td></tr></table>`,
  `<div style="width:960px"><p style="white-space:nowrap;min-width:800px">${sentence} ${sentence}</p></div>`,
  nested('ul', 14, sentence),
  nested('blockquote', 14, sentence),
  `<dl>${times(4, (at) => `<dt>${word.repeat(6)}</dt><dd>${sentence} ${String(at)}</dd>`).join('')}</dl><hr><p>${'-'.repeat(140)}</p><p>${'＊'.repeat(70)}</p>`,
  `<center><font size="7"><b>${word} ${'★'.repeat(60)}</b></font></center><ol start="98765">${times(3, () => `<li>${sentence} ${'8'.repeat(80)}</li>`).join('')}</ol><p>${times(60, () => '100%').join('|')}</p>`,
]

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

/** True if the amount's currency is to the left of its digits. */
const isAmountInOrder = (box: Locator): Promise<boolean> =>
  box.locator('strong').evaluate(({ firstChild }) => {
    const lefts = [0, 1].map((at) => {
      const range = document.createRange()
      if (firstChild) range.setStart(firstChild, at)
      if (firstChild) range.setEnd(firstChild, at + 1)
      return range.getBoundingClientRect().left
    })
    return (lefts[0] ?? 0) < (lefts[1] ?? 0)
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
    expect(await isAmountInOrder(popup)).toBe(true)

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
