import type { Page, Request } from '@playwright/test'
import { SLOW_HINT_DELAY_MS } from '#domain/timing'

const SHORT_MS = 700

/** Shortens the delay of the slow hint in the next documents, so tests do not wait eight seconds. */
export const shortenSlowHint = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ([hintDelayMs, shortMs]) => {
      const native = window.setTimeout.bind(window)
      const shortened = (run: TimerHandler, ms?: number): number =>
        native(run, ms === hintDelayMs ? shortMs : ms)
      Object.assign(window, { setTimeout: shortened })
    },
    [SLOW_HINT_DELAY_MS, SHORT_MS] as const,
  )

/** Resolves when the next request of this path has received its response or failed. */
export const requestOver = (page: Page, path: string): Promise<unknown> => {
  const isIt = (request: Request): boolean => new URL(request.url()).pathname === path
  const never = (): Promise<never> => new Promise(() => undefined) // only one of the two events ever comes
  const options = { predicate: isIt, timeout: 0 }
  return Promise.race([
    page.waitForEvent('requestfinished', options).catch(never),
    page.waitForEvent('requestfailed', options).catch(never),
  ])
}
