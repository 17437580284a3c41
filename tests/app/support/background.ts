import { expect, vi } from 'vitest'
import { PLAY_SESSION_KEY } from '#domain/storage-keys'
import { close, open } from './app'
import { holdClock, pass } from './clock'
import { rowsOf } from './sync'

const LATER_MS = 3_000 // parts that the first screen does not need load after this

const keys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(PLAY_SESSION_KEY))

/**
 * Opens a path and waits until the parts have started that load after the first screen: popups, prompts, tracking.
 * The clock is held from then on.
 */
export const openFully = async (path: string): Promise<void> => {
  close()
  for (const key of keys()) localStorage.removeItem(key)
  if (!vi.isFakeTimers()) holdClock()
  await open(path)
  await startBackground()
}

/** Nothing has been opened over the page, not even what is still loading. */
export const expectNoOverlay = async (): Promise<void> => {
  await rowsOf('counters') // what has just become due has read its rows by then
  const { overlayState } = await import('../../../src/shared/overlays/overlay-queue')
  expect(overlayState.queue).toEqual([])
}

/** Loads the current page again, with all its parts. */
export const reloadFully = (): Promise<void> => openFully(location.pathname + location.search)

/** Lets the parts start that load after the first screen. */
export const startBackground = async (): Promise<void> => {
  await pass(LATER_MS)
  // The time at play starts before these.
  await vi.waitFor(() => {
    if (keys().length === 0) throw new Error('The background parts have not started')
  })
  await Promise.all([
    import('../../../src/features/push/start/start-push'),
    import('../../../src/features/safer-play/session-time-dialog'),
    import('../../../src/features/lines/start/start-network-notices'),
    import('../../../src/shell/start/init-page-meta'),
    import('../../../src/features/accounts/start/init-one-tap'),
    import('../../../src/features/announcements/popup/start-popups'),
    import('../../../src/features/announcements/popup/announcement-popup'),
  ])
  await rowsOf('settings') // the parts have read theirs by then
  await pass(1_500) // the delay of popups
}
