import path from 'node:path'
import * as v from 'valibot'
import { evaluate, type Phone } from '../measure/browser'

export const WAKINGS = path.join(import.meta.dirname, 'live-query-wakeups.page.js')

/** Tables that no screen reads: the engine's own records trigger no live query. */
const UNREAD = ['leader', 'freshness', 'rowDigests']

/** Returns the number of commits since the page began that touched a table that screens read. */
export async function countLiveQueryWakeups(phone: Phone): Promise<number> {
  const commits = await evaluate(phone, 'window.__commits', v.array(v.array(v.string())))
  const isRead = (part: string): boolean => !UNREAD.some((table) => part.includes(`/${table}/`))
  return commits.filter((parts) => parts.some(isRead)).length
}
