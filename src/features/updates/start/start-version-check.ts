import { HOUR_MS, CHUNK_FAILURE_TTL_MS, MINUTE_MS } from '#domain/timing'
import { ASSET_MANIFESTS, versionId } from '#domain/updates/version'
import type { DatabaseReader } from '#domain/tables/reader'
import { checkForUpdate } from '../../../shared/updates/service-worker-client'
import { subscribeQuery } from '../../../shared/worker/query/subscribe-query'
import { invokeWorker } from '../../../shared/worker/client/worker-client'
import { pageState } from '../../../shared/page/page-state'
import { notifyUpdateReady } from '../../../shared/updates/update-state'
import { startTypedInput } from '../dialog/typed-input'

interface News {
  readonly merchant: string
  /** How often a page of this device has learnt of a newer build. */
  readonly count: number
}

let known: News | undefined
let checkedAt = -Infinity
let failedAt = -Infinity
/** The look itself is a chunk of the worker: its failure must not begin another look. */
let isLooking = false

const readNews = async (read: DatabaseReader): Promise<News> => {
  const { merchant } = pageState
  const rows = await Promise.all(
    ASSET_MANIFESTS.map((manifest) => read.get('counters', [merchant, versionId(manifest)])),
  )
  return { merchant, count: rows.reduce((sum, row) => sum + (row?.count ?? 0), 0) }
}

/** What another tab has learnt counts here too; what was learnt before this page began does not. */
const followNews = (news: News): void => {
  const before = known
  known = news
  if (before?.merchant !== news.merchant) void check()
  else if (news.count > before.count) void announceUpdate()
}

/** A service worker that is being installed tells itself when it waits; where there is none the notice stands alone. */
const announceUpdate = async (): Promise<void> => {
  const isComing = await checkForUpdate().catch(() => false)
  if (!isComing) notifyUpdateReady()
}

/** The entry of this page, as the manifest of its build names it. */
const running = (): string => {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''
  return new URL(entry, window.location.href).pathname
}

/** Hidden pages ask for nothing, and whoever switches apps back and forth asks once a minute. */
const check = async (): Promise<void> => {
  if (!known?.merchant || document.visibilityState !== 'visible') return
  if (performance.now() - checkedAt < MINUTE_MS) return
  checkedAt = performance.now()
  await invokeWorker((api) => api.runLazy({ name: 'check-version', running: running() }))
}

/** Without a service worker the manifest alone shows whether a chunk that did not load is gone from the host (UPD-04). */
const onChunkError = async (): Promise<void> => {
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller) return
  if (isLooking || performance.now() - failedAt < CHUNK_FAILURE_TTL_MS) return // several chunks fail together
  failedAt = performance.now()
  checkedAt = -Infinity
  isLooking = true
  await check()
  isLooking = false
}

/**
 * Looks for a newer build once the first screen stands, on each return and hourly (UPD-02). Once in the life of a page;
 * the development server has no builds.
 */
export const startVersionCheck = (): void => {
  if (import.meta.env.DEV) return
  startTypedInput()
  subscribeQuery(readNews, followNews)
  const look = (): void => void check()
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', look)
  addEventListener('vite:preloadError', () => void onChunkError())
  setInterval(look, HOUR_MS)
}
