import type { Page } from '@playwright/test'
import { clippedTexts } from '../../e2e/support/design/clipped-text'

/** What the check knows about one language. */
export interface ScreenTexts {
  /** The app's texts in this language, without those that have placeholders. */
  readonly own: readonly string[]
  /** English texts that are other ones in this language. */
  readonly english: readonly string[]
}

/**
 * Returns what is wrong with the texts on the screen, in words: cut off, shortened with dots, over another text, wider
 * than the screen, or in English. Texts of the operator may be shortened.
 */
export const screenProblems = async (
  page: Page,
  { own, english }: ScreenTexts,
): Promise<readonly string[]> => {
  const clipped = (await clippedTexts(page)).map((text) => `cut off: ${text}`)
  const others = await page.evaluate(
    ([ownTexts, englishTexts]) => {
      const found: string[] = []
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth > clientWidth)
        found.push(`the page is ${String(scrollWidth - clientWidth)} px too wide`)
      const isOwn = new Set(ownTexts)
      const isEnglish = new Set(englishTexts)
      const shown: { readonly text: string; readonly box: DOMRect; readonly element: Element }[] = []
      const walker = document.createTreeWalker(
        document.querySelector('dialog[open]') ?? document.body,
        NodeFilter.SHOW_TEXT,
      )
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.trim() ?? ''
        const element = walker.currentNode.parentElement
        if (text === '' || !element) continue
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        const box = range.getBoundingClientRect()
        const isHidden =
          !element.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden')
        if (box.width === 0 || isHidden) continue
        if (isEnglish.has(text)) found.push(`English: ${text}`)
        if (!isOwn.has(text)) continue
        const { overflow, textOverflow } = getComputedStyle(element)
        if (
          overflow !== 'visible' &&
          textOverflow === 'ellipsis' &&
          element.scrollWidth > element.clientWidth
        )
          found.push(`shortened: ${text}`)
        let isFloating = false
        for (let part: Element | null = element; part; part = part.parentElement)
          isFloating ||= ['fixed', 'sticky'].includes(getComputedStyle(part).position)
        if (!isFloating) shown.push({ text, box, element })
      }
      for (const [place, one] of shown.entries())
        for (const other of shown.slice(place + 1)) {
          if (one.element === other.element) continue
          const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
          const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
          // The line boxes of tall scripts touch.
          if (width > 4 && height > Math.min(one.box.height, other.box.height) / 3)
            found.push(`over each other: ${one.text} | ${other.text}`)
        }
      return found
    },
    [own, english] as const,
  )
  return [...new Set([...clipped, ...others])]
}
