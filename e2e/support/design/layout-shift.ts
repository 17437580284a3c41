import type { Page } from '@playwright/test'
import { atRest } from '../browser/at-rest'

/** Counts layout shifts without user input from the next document on; `shiftOf` reads them. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.top !== window) return
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue
        const shift = Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value'))
        Object.assign(window, { shift })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the layout shift since the document began, as the browser scores it, once nothing shifts any more. */
export function shiftOf(page: Page): Promise<number> {
  return atRest(page, () => page.evaluate(() => Number(Reflect.get(window, 'shift'))))
}
