import { subscribeKey } from 'valtio/utils'
import { CHUNK_FAILURE_TTL_MS, MINUTE_MS, MAX_CHUNK_FAILURES } from '#domain/timing'
import { type SiteUnavailability, siteUnavailability } from '#domain/lines/site-availability'
import type { DatabaseReader } from '#domain/tables/reader'
import { syncKey } from '#domain/tables/resources'
import { visitStart } from '#domain/visit-start'
import { subscribeQuery } from '../../../shared/worker/query/subscribe-query'
import { closeOverlay, openOverlay, overlayState } from '../../../shared/overlays/overlay-queue'
import { pageState } from '../../../shared/page/page-state'

interface Rows {
  readonly closing: SiteUnavailability | null
  /** True if the gateway does not respond, or status has said so in an earlier visit only. */
  readonly isUnsure: boolean
}

/** Status is requested every minute while the site is unavailable: a response is trusted for two. */
const TRUSTED_MS = 2 * MINUTE_MS

let rows: Rows = { closing: null, isUnsure: false }
/** Time of the last status response that said that the site is unavailable. */
let confirmedAt = -Infinity
let askedAt = 0
/** How often in a row the page's chunks have failed to load. */
let losses = 0
let timer: ReturnType<typeof setTimeout> | undefined
let hasStarted = false

const ofClosing = () =>
  overlayState.queue.filter(({ kind }) => kind === 'maintenance' || kind === 'access-denied')

const trustedFor = (): number => confirmedAt + TRUSTED_MS - performance.now()

/**
 * Returns why the page must be shown now, or null. Offline or in a later visit, after the trusted time, the cached
 * content may be viewed: the site may be available again. This does not apply while status responds and only the rest
 * of the gateway fails.
 */
const closingNow = (): SiteUnavailability | null => (rows.isUnsure && trustedFor() <= 0 ? null : rows.closing)

const follow = (): void => {
  clearTimeout(timer)
  const closing = closingNow()
  for (const { id, kind } of ofClosing()) if (kind !== closing) closeOverlay(id)
  if (closing === null) return
  if (rows.isUnsure) timer = setTimeout(follow, trustedFor())
  if (ofClosing().length > 0 || losses >= MAX_CHUNK_FAILURES) return
  askedAt = Date.now()
  openOverlay({ kind: closing })
}

/**
 * Called when the queue changes: back does not close the page. If its chunks failed to load, it is retried a few
 * times.
 */
const followQueue = (): void => {
  if (closingNow() === null || ofClosing().length > 0) return
  const isLost = Date.now() - askedAt < CHUNK_FAILURE_TTL_MS
  losses = isLost ? losses + 1 : 0
  clearTimeout(timer)
  timer = setTimeout(follow, isLost ? CHUNK_FAILURE_TTL_MS : 0)
}

const readRows = async (read: DatabaseReader): Promise<Rows> => {
  const key = syncKey('status', pageState)
  const [status, connection, synced, checked] = await Promise.all([
    read.get('status', pageState.merchant),
    read.get('connection', 'gateway'),
    read.get('syncState', key),
    read.get('freshness', key),
  ])
  const saidAt = Math.max(synced?.syncedAt ?? 0, checked?.checkedAt ?? 0)
  const isUnsure = connection?.state === 'offline' || saidAt < visitStart(performance) - TRUSTED_MS
  return { closing: siteUnavailability(status), isUnsure }
}

/** Opens and closes the page of an unavailable site as status says (SHL-01, SHL-02). Called once per page load. */
export const watchSiteAvailability = (): void => {
  if (hasStarted) return
  hasStarted = true
  subscribeQuery(readRows, (next) => {
    rows = next
    follow()
  })
  subscribeKey(overlayState, 'queue', followQueue)
}

/** Opens the page at once. Called when status has just reported it. */
export const showSiteUnavailable = (closing: SiteUnavailability): void => {
  confirmedAt = performance.now()
  losses = 0
  rows = { ...rows, closing }
  watchSiteAvailability()
  follow()
}
