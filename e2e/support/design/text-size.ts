import type { Page } from '@playwright/test'

const USUAL_PX = 16

/** Sets the browser's text size, as in its settings: text so many times as large, from the next document on. */
export async function enlargeText(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: USUAL_PX * times } })
}

/**
 * Runs in the page. Returns the texts and buttons of an element that are cut, or outside the screen. A text that may
 * end in "…" is not.
 */
export const cutParts = (element: Element): readonly string[] =>
  [...element.querySelectorAll<HTMLElement>('p, a, button')]
    .filter((part) => {
      const { left, right } = part.getBoundingClientRect()
      const isWhole = part.localName === 'p' && getComputedStyle(part).webkitLineClamp === 'none'
      const isLow = isWhole && part.scrollHeight > part.clientHeight + 1
      return left < 0 || right > window.innerWidth || part.scrollWidth > part.clientWidth || isLow
    })
    .map((part) => part.outerHTML)
