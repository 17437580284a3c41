import type { TestInfo } from '@playwright/test'
import type { Evaluating } from '../storage/stored-texts'

interface Screen extends Evaluating {
  screenshot(): Promise<Uint8Array>
}

/** Attaches to a failed test what its window shows: Playwright does it for its own pages only. */
export async function attachScreen(testInfo: TestInfo, window: Screen | undefined): Promise<void> {
  if (!window || testInfo.status === testInfo.expectedStatus) return
  const body = await window.screenshot().catch(() => undefined)
  if (body) await testInfo.attach('screenshot', { body: Buffer.from(body), contentType: 'image/png' })
  const text = await window.evaluate(readPage).catch(() => 'The page does not answer.')
  await testInfo.attach('page', { body: text, contentType: 'text/plain' })
}

const readPage = (): Promise<string> => Promise.resolve(`${location.pathname}\n${document.body.innerText}`)
