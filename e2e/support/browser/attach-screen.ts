import type { TestInfo } from '@playwright/test'
import type { Driver } from './driven-page'

type Screen = Pick<Driver, 'run'> & { screenshot(): Promise<Buffer> }

/** Attaches to a failed test what its window shows: Playwright does it for its own pages only. */
export async function attachScreen(testInfo: TestInfo, window: Screen | undefined): Promise<void> {
  if (!window || testInfo.status === testInfo.expectedStatus) return
  const body = await window.screenshot().catch(() => undefined)
  if (body) await testInfo.attach('screenshot', { body, contentType: 'image/png' })
  const text = await window
    .run('return `${location.pathname}\\n${document.body.innerText}`')
    .catch(() => 'The page does not answer.')
  await testInfo.attach('page', { body: String(text), contentType: 'text/plain' })
}
