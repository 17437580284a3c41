import { expect, type Page } from '@playwright/test'

/**
 * Returns a position in the page once it stays the same. Frames are rendered between two measurements: on a busy
 * machine a page may draw nothing for a while, in the middle of a movement.
 */
export async function atRest(page: Page, measure: () => Promise<number>): Promise<number> {
  let last = NaN
  await expect
    .poll(
      async () => {
        const before = last
        await rendersFrames(page)
        last = await measure()
        return last === before
      },
      { intervals: [250] },
    )
    .toBe(true)
  return last
}

/** Not by requestAnimationFrame: a test may hold the page's clock. */
const rendersFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise<void>((resolve) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(document.body)
      })
  })
