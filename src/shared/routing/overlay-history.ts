import { afterHistoryBack } from './after-history-back'

/**
 * An open overlay has its own history entry, so that Back closes it before it leaves the screen. The entry is a copy
 * of the one below with a mark: the router sees the same location and does not render again.
 */
const MARK = 'overlay'

const state = (): object => {
  const current: unknown = window.history.state
  return typeof current === 'object' && current !== null ? current : {}
}

export const isOverlayEntry = (): boolean => MARK in state()

export const pushOverlayEntry = (): void => {
  if (!isOverlayEntry()) window.history.pushState({ ...state(), [MARK]: true }, '')
}

/**
 * Leaves the overlay's history entry after a close that was not by Back. Does nothing if another entry replaced it.
 */
export const popOverlayEntry = (): void => {
  if (!isOverlayEntry()) return
  markForwardEntry()
  window.history.back()
}

let leftLength = 0 // of the history when the last overlay was left

/** The overlay's entry lies ahead from now on, until something else takes its place. */
export const markForwardEntry = (): void => {
  leftLength = window.history.length
}

/** How many entries lie ahead of this one, as far as overlays have left them: 0 or 1. */
export const entriesAhead = (): number => (window.history.length === leftLength ? 1 : 0)

/** A new screen has taken the place of whatever lay ahead. */
export const clearForwardEntries = (): number => {
  leftLength = 0
  return window.history.length
}

/** Runs what leads to another screen once the overlay's entry has been left. */
export const afterOverlay = (run: () => void): void => afterHistoryBack(isOverlayEntry(), run)

/** After a reload on an overlay's entry there is no overlay: the entry becomes an ordinary one. */
export const normalizeOverlayEntry = (): void => {
  if (!isOverlayEntry()) return
  const rest = Object.fromEntries(Object.entries(state()).filter(([name]) => name !== MARK))
  window.history.replaceState(rest, '')
}
