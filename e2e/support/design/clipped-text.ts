import type { Locator, Page } from '@playwright/test'

/**
 * Returns the texts cut off by a box around them or by the edge of the screen, and the controls outside their form.
 * Text in a scroll box is not cut off, and neither is a text that ends in "…".
 * @param within where to look; by default the open dialog, else the page
 */
export const clippedTexts = async (page: Page, within?: Locator): Promise<readonly string[]> =>
  page.evaluate(
    (part) => {
      const isWhole = (text: DOMRect, parent: Element): boolean => {
        for (let box: Element | null = parent; box; box = box.parentElement) {
          const style = getComputedStyle(box)
          const isLeft =
            style.clipPath !== 'none' || style.visibility === 'hidden' || style.overflowX === 'auto'
          const endsInDots = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
          if (isLeft || endsInDots) return true
          const { left, right, top, bottom } = box.getBoundingClientRect()
          if (style.overflowX !== 'visible' && (text.right > right + 1 || text.left < left - 1)) return false
          // A line's box may be taller than its letters.
          const rest = text.height / 4
          if (style.overflowY !== 'visible' && (text.bottom > bottom + rest || text.top < top - rest))
            return false
        }
        return text.left >= -1 && text.right <= window.innerWidth + 1
      }
      const found: string[] = []
      const texts = document.createTreeWalker(
        part ?? document.querySelector('dialog[open]') ?? document.body,
        NodeFilter.SHOW_TEXT,
      )
      while (texts.nextNode()) {
        const { currentNode: node } = texts
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        if (box.width > 0 && node.parentElement && !isWhole(box, node.parentElement))
          found.push(node.textContent ?? '')
      }
      for (const control of document.querySelectorAll<HTMLElement>('form :is(button, input)')) {
        const [own, form] = [control, control.closest('form')].map((each) => each?.getBoundingClientRect())
        if (own && form && (own.left < form.left - 1 || own.right > form.right + 1))
          found.push(control.innerText)
      }
      return found
    },
    (await within?.elementHandle()) ?? null,
  )

/**
 * Returns the texts of which a letter is outside a box that hides its overflow, or outside the screen. Text in a scroll
 * box is not cut off.
 * @param letter matches the letter: the first one of a text, or the last one
 */
export const textsWithout = (page: Page, letter: RegExp): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    const isCut = ({ left, right }: DOMRect, parent: Element | null): boolean => {
      for (let box = parent; box; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box)
        // A text for screen readers only is not visible.
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return false
        const edges = box.getBoundingClientRect()
        if (overflowX !== 'visible' && (left < edges.left - 1 || right > edges.right + 1)) return true
      }
      return left < -1 || right > window.innerWidth + 1
    }
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const text = node.textContent ?? ''
      const place = text.search(wanted)
      // The copies in the marquee come in from its end. A badge ends in dots by design.
      if (place < 0 || node.parentElement?.closest('[style*="animation-duration"], .snapshot, [data-badge]'))
        continue
      const range = document.createRange()
      range.setStart(node, place)
      range.setEnd(node, place + 1)
      const box = range.getBoundingClientRect()
      if (box.width > 0 && isCut(box, node.parentElement)) found.push(text)
    }
    return found
  }, letter)
