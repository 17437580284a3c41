import { nextLocalMidnight, popupCounter, type PopupMemory } from '#domain/announcements/popup/popups'
import { currentReader } from '../../../shared/worker/query/page-tables'
import { pageState } from '../../../shared/page/page-state'
import { popupState } from './popup-state'
import { commands } from '../../../shared/worker/client/commands'

/**
 * Popups closed in this tab and not yet saved in the database, by merchant and counter. Other tabs write there as
 * well.
 */
const closed = new Map<string, PopupMemory>()

/** Returns which popup this member, or the guest (''), has closed on this device. Undefined if that cannot be read. */
export const readPopupMemory = async (member: string): Promise<PopupMemory | undefined> => {
  const id = popupCounter(member)
  return (
    closed.get(keyOf(id)) ??
    (await currentReader()
      .get('counters', [pageState.merchant, id])
      .catch(() => undefined))
  )
}

/** Saves that the player has closed the popup or followed its link (ANN-03). */
export const recordPopupClosed = (): void => {
  const { mark, member, hidesToday } = popupState
  if (mark === '') return
  const id = popupCounter(member)
  const memory = { mark, until: hidesToday ? nextLocalMidnight(Date.now()) : 0 }
  void savePopupMemory(id, memory)
}

const keyOf = (id: string): string => `${pageState.merchant}|${id}`

/** Saves the closed popup; in memory until this page closes if that fails. */
const savePopupMemory = async (id: string, memory: PopupMemory): Promise<void> => {
  const key = keyOf(id)
  closed.set(key, memory)
  const written = await commands.saveCounter({ id, count: 1, ...memory })
  if (written.ok && closed.get(key) === memory) closed.delete(key)
}
