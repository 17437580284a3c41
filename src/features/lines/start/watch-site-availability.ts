import { subscribeKey } from 'valtio/utils'
import { CHUNK_FAILURE_TTL_MS, MINUTE_MS, MAX_CHUNK_FAILURES } from '#domain/timing'
import { type SiteUnavailability, siteUnavailability } from '#domain/lines/site-availability'
import type { DatabaseReader } from '#domain/tables/reader'
import { subscribeQuery } from '../../../shared/worker/query/subscribe-query'
import { closeOverlay, openOverlay, overlayState } from '../../../shared/overlays/overlay-queue'
import { pageState } from '../../../shared/page/page-state'

interface Rows {
  readonly closing: SiteUnavailability | null
  readonly isOffline: boolean
}

/** Status is asked every minute while the site is closed: what it has said counts for two. */
const TRUSTED_MS = 2 * MINUTE_MS

let rows: Rows = { closing: null, isOffline: false }
/** When status has said to this page that the site is closed. */
let confirmedAt = -Infinity
let askedAt = 0
/** How often in a row the page's parts did not come. */
let losses = 0
let timer: ReturnType<typeof setTimeout> | undefined
let hasStarted = false

const ofClosing = () =>
  overlayState.queue.filter(({ kind }) => kind === 'maintenance' || kind === 'access-denied')

const trustedFor = (): number => confirmedAt + TRUSTED_MS - performance.now()

/**
 * What the page has to stand for now. Offline what is there may be looked at, as what status said may have passed long
 * ago; not where status goes on answering and the rest of the gateway does not.
 */
const closingNow = (): SiteUnavailability | null =>
  rows.isOffline && trustedFor() <= 0 ? null : rows.closing

const follow = (): void => {
  clearTimeout(timer)
  const closing = closingNow()
  for (const { id, kind } of ofClosing()) if (kind !== closing) closeOverlay(id)
  if (closing === null) return
  if (rows.isOffline) timer = setTimeout(follow, trustedFor())
  if (ofClosing().length > 0 || losses >= MAX_CHUNK_FAILURES) return
  askedAt = Date.now()
  openOverlay({ kind: closing })
}

/** Back does not get rid of it. One whose parts did not come is asked for a little later, a few times. */
const followQueue = (): void => {
  if (closingNow() === null || ofClosing().length > 0) return
  const isLost = Date.now() - askedAt < CHUNK_FAILURE_TTL_MS
  losses = isLost ? losses + 1 : 0
  clearTimeout(timer)
  timer = setTimeout(follow, isLost ? CHUNK_FAILURE_TTL_MS : 0)
}

const readRows = async (read: DatabaseReader): Promise<Rows> => {
  const [status, connection] = await Promise.all([
    read.get('status', pageState.merchant),
    read.get('connection', 'gateway'),
  ])
  return { closing: siteUnavailability(status), isOffline: connection?.state === 'offline' }
}

/** Has the page for a closed site come and go as status says (SHL-01, SHL-02). Once in the life of a page. */
export const watchSiteAvailability = (): void => {
  if (hasStarted) return
  hasStarted = true
  subscribeQuery(readRows, (next) => {
    rows = next
    follow()
  })
  subscribeKey(overlayState, 'queue', followQueue)
}

/** Status has said so just now. */
export const showSiteUnavailable = (closing: SiteUnavailability): void => {
  confirmedAt = performance.now()
  losses = 0
  rows = { ...rows, closing }
  watchSiteAvailability()
  follow()
}
