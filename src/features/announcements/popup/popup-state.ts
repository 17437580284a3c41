import { proxy, ref } from 'valtio'
import type { AnnouncementRow } from '#domain/tables/rows'

interface PopupState {
  /** The pages of the popup as they were when it was asked for. */
  popups: readonly AnnouncementRow[]
  /** `popupFingerprint` of them; '' when none is open. */
  mark: string
  /** The member that they are for, '' for a guest. */
  member: string
  /** The player's own switch: not again before midnight (ANN-03). */
  hidesToday: boolean
  /** It has been on the screen: what is taken away before has not been closed by the player. */
  isDrawn: boolean
}

/** The popup that is open, or waits to be. */
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

/** It is gone without an answer: somebody else looks at the screen, or it is another one. */
export const dropPopup = (): void => setPopup([], '', '')
