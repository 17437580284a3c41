import { afterHistoryBack } from './after-history-back'

/**
 * An open overlay has its own history entry, so that Back closes it before it leaves the screen. The entry is a copy
 * of the one below with a mark: the router sees the same location and does not render again.
 */
const MARK = 'overlay'

/** The state of the current history entry. */
export const entryState = (): object => {
  const current: unknown = window.history.state
  return typeof current === 'object' && current !== null ? current : {}
}

export const isOverlayEntry = (): boolean => MARK in entryState()

/** Adds a history entry with a mark. Does nothing if the current one has it. */
export const pushMarkedEntry = (mark: string): void => {
  if (mark in entryState()) return
  window.history.pushState({ ...entryState(), [mark]: true }, '')
  ownLength = Math.min(ownLength, window.history.length - 1)
}

export const pushOverlayEntry = (): void => pushMarkedEntry(MARK)

/**
 * Leaves the overlay's history entry after a close that was not by Back. Does nothing if another entry replaced it.
 */
export const popOverlayEntry = (): void => {
  if (!isOverlayEntry()) return
  markForwardEntry()
  isLeaving = true
  window.addEventListener('popstate', () => setTimeout(() => (isLeaving = false)), { once: true })
  window.history.back()
}

let isLeaving = false

/** True if the step back is that of an overlay which has closed, and not the player's: another one may open before it. */
export const isLeavingOverlay = (): boolean => isLeaving

let leftLength = 0 // length of the history when the last marked entry was left

/** Records that the marked entry is now ahead in the history, until another entry replaces it. */
export const markForwardEntry = (): void => {
  leftLength = window.history.length
}

/** Returns the number of entries ahead of the screen that overlays, and dialogs in them, have left. */
export const entriesAhead = (): number =>
  window.history.length === leftLength ? Math.max(leftLength - ownLength, 1) : 0

let ownLength = Infinity // length of the history up to the current screen, as the first overlay over it has shown

/**
 * Returns the length of the history up to the current screen. Entries ahead are known once an overlay has replaced
 * them.
 * @param lengthAtStart the length when the screen appeared: with the entries ahead, if the player came back to it
 */
export const lengthToHere = (lengthAtStart: number): number => Math.min(lengthAtStart, ownLength)

/** Records that a new screen has replaced the entries ahead. Returns the length of the history. */
export const clearForwardEntries = (): number => {
  leftLength = 0
  ownLength = Infinity
  return window.history.length
}

/** Runs a navigation once the overlay's entry has been left. */
export const afterOverlay = (run: () => void): void => afterHistoryBack(isOverlayEntry, run)

/** Turns an overlay's entry into an ordinary one. After a reload on it, there is no overlay. */
export const normalizeOverlayEntry = (): void => {
  if (!isOverlayEntry()) return
  const rest = Object.fromEntries(Object.entries(entryState()).filter(([name]) => name !== MARK))
  window.history.replaceState(rest, '')
}
