import type { Page } from '@playwright/test'

/**
 * Returns the texts cut off by a box around them or by the edge of the screen, and the controls outside their form.
 * Text in a scroll box is not cut off, and neither is a text that ends in "…".
 */
export const clippedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
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
    const texts = document.createTreeWalker(document.querySelector('dialog[open]') ?? document.body, 4)
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
  })
