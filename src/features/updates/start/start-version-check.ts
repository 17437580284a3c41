import { HOUR_MS, CHUNK_FAILURE_TTL_MS, MINUTE_MS } from '#domain/timing'
import { announcesNewerBuild, ASSET_MANIFESTS, type VersionMemory, versionId } from '#domain/updates/version'
import type { DatabaseReader } from '#domain/tables/reader'
import { checkForUpdate } from '../../../shared/updates/service-worker-client'
import { subscribeQuery } from '../../../shared/worker/query/subscribe-query'
import { pageState } from '../../../shared/page/page-state'
import { notifyUpdateReady } from '../../../shared/updates/update-state'
import { startTypedInput } from '../dialog/typed-input'
import { commands } from '../../../shared/worker/client/commands'

interface VersionState {
  readonly merchant: string
  /** For each manifest, what the pages on this device have found. */
  readonly found: readonly VersionMemory[]
}

let known: VersionState | undefined
let checkedAt = -Infinity
let failedAt = -Infinity
/** True during a check. The check itself is a chunk of the worker: its failure must not start another check. */
let isLooking = false

const readVersionState = async (read: DatabaseReader): Promise<VersionState> => {
  const { merchant } = pageState
  const rows = await Promise.all(
    ASSET_MANIFESTS.map((manifest) => read.get('counters', [merchant, versionId(manifest)])),
  )
  return { merchant, found: rows.map((row) => row ?? { count: 0, mark: '' }) }
}

/**
 * Handles the counts of newer builds. Those found by another tab count too, unless this page runs them already. Those
 * found before this page started do not.
 */
const applyVersionState = (state: VersionState): void => {
  const before = known
  known = state
  if (before?.merchant !== state.merchant) void check()
  else if (state.found.some((now, at) => announcesNewerBuild(before.found[at], now, running())))
    void announceUpdate()
}

/**
 * A service worker that is being installed announces itself when it waits. Without one, the notice is shown
 * directly.
 */
const announceUpdate = async (): Promise<void> => {
  const isComing = await checkForUpdate().catch(() => false)
  if (!isComing) notifyUpdateReady()
}

/** Returns the path of this page's entry, as named in its build's manifest. */
const running = (): string => {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''
  return new URL(entry, window.location.href).pathname
}

/** Checks for a newer build on a visible page, at most once a minute. */
const check = async (): Promise<void> => {
  if (!known?.merchant || document.visibilityState !== 'visible') return
  if (Math.abs(Date.now() - checkedAt) < MINUTE_MS) return
  checkedAt = Date.now()
  await commands.checkForNewBuild(running())
}

/** Without a service worker, only the manifest shows whether a failed chunk is gone from the host (UPD-04). */
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
 * Checks for a newer build after the first screen is shown, on each return and hourly (UPD-02). Called once per page
 * load; does nothing on the development server.
 */
export const startVersionCheck = (): void => {
  if (import.meta.env.DEV) return
  startTypedInput()
  subscribeQuery(readVersionState, applyVersionState)
  const look = (): void => void check()
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', look)
  addEventListener('vite:preloadError', () => void onChunkError())
  setInterval(look, HOUR_MS)
}
