import { proxy, ref } from 'valtio'
import type { AnnouncementRow } from '#domain/tables/rows'

interface PopupState {
  /** The popup's pages at the time it was opened. */
  popups: readonly AnnouncementRow[]
  /** `popupFingerprint` of the pages; '' when none is open. */
  mark: string
  /** The member whose popup it is, '' for a guest. */
  member: string
  /** The player has chosen not to see it again before midnight (ANN-03). */
  hidesToday: boolean
  /** True once it has been on the screen. A popup removed before that does not count as closed by the player. */
  isDrawn: boolean
}

/** The popup that is open or queued. */
export const popupState = proxy<PopupState>({
  popups: [],
  mark: '',
  member: '',
  hidesToday: false,
  isDrawn: false,
})

export const setPopup = (popups: readonly AnnouncementRow[], mark: string, member: string): void => {
  Object.assign(popupState, { popups: ref([...popups]), mark, member, hidesToday: false, isDrawn: false })
}

/** Removes the popup without counting it as closed: the visitor or the screen has changed. */
export const dropPopup = (): void => setPopup([], '', '')
