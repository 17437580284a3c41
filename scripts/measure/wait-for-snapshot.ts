import * as v from 'valibot'
import { evaluate, type Phone, waitForIdle } from './browser'

const TIMEOUT_MS = 60_000
const POLL_MS = 100

/** Waits until the service worker has stored this page's home screen for the next visit. */
export async function waitForSnapshot(phone: Phone): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS
  while (!(await evaluate(phone, `caches.match('/m/snapshot').then(Boolean)`, v.boolean()))) {
    if (Date.now() > deadline) throw new Error('The page has taken no snapshot')
    await waitForIdle(POLL_MS)
  }
}
