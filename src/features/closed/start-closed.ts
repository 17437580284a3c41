import { subscribeKey } from 'valtio/utils'
import { LOAD_FAILURE_KEPT_MS } from '#domain/constants/timing'
import { type Closing, closingOf } from '#domain/rules/closing'
import type { Reader } from '#domain/tables/reader'
import { watchRows } from '../../app/watch-rows'
import { closeOverlay, openOverlay, overlayState } from '../../state/overlay-queue'
import { pageState } from '../../state/page-state'

/** What the page has to stand for now; null while the site is open, and while nobody can be asked. */
let closing: Closing | null = null
let askedAt = 0
let timer: ReturnType<typeof setTimeout> | undefined

const ofClosing = () =>
  overlayState.queue.filter(({ kind }) => kind === 'maintenance' || kind === 'access-denied')

const follow = (): void => {
  clearTimeout(timer)
  for (const { id, kind } of ofClosing()) if (kind !== closing) closeOverlay(id)
  if (closing === null || ofClosing().length > 0) return
  askedAt = Date.now()
  openOverlay({ kind: closing })
}

/** Back does not get rid of it. One whose parts did not come is asked for a little later. */
const followQueue = (): void => {
  if (closing === null || ofClosing().length > 0) return
  const isLost = Date.now() - askedAt < LOAD_FAILURE_KEPT_MS
  clearTimeout(timer)
  timer = setTimeout(follow, isLost ? LOAD_FAILURE_KEPT_MS : 0)
}

/** Offline what is there may be looked at: what status said last may have passed long ago. */
const readClosing = async (read: Reader): Promise<Closing | null> => {
  const [status, connection] = await Promise.all([
    read.get('status', pageState.merchant),
    read.get('connection', 'gateway'),
  ])
  return connection?.state === 'offline' ? null : closingOf(status)
}

/** Has the page for a closed site come and go as status says (SHL-01, SHL-02). Once in the life of a page. */
export const startClosed = (): void => {
  watchRows(readClosing, (next) => {
    closing = next
    follow()
  })
  subscribeKey(overlayState, 'queue', followQueue)
}
