/**
 * An open overlay has a history entry of its own, so that back closes it before it leaves the screen. The entry is a
 * copy of the one below with a mark: the router sees the same place and draws nothing anew.
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

/** Steps off the overlay's entry after a close that was not by back; does nothing when something took its place. */
export const leaveOverlayEntry = (): void => {
  if (isOverlayEntry()) window.history.back()
}

/** After a reload on an overlay's entry there is no overlay: the entry becomes an ordinary one. */
export const adoptOverlayEntry = (): void => {
  if (!isOverlayEntry()) return
  const rest = Object.fromEntries(Object.entries(state()).filter(([name]) => name !== MARK))
  window.history.replaceState(rest, '')
}
