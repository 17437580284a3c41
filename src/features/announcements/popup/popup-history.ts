import { nextLocalMidnight, popupCounter, type PopupMemory } from '#domain/announcements/popup/popups'
import { currentReader } from '../../../shared/worker/query/page-tables'
import { invokeWorker } from '../../../shared/worker/client/worker-client'
import { pageState } from '../../../shared/page/page-state'
import { popupState } from './popup-state'

/** What was closed here and is on its way to the database, where other tabs write as well; by merchant and counter. */
const closed = new Map<string, PopupMemory>()

/** What this member, or the guest ('') has closed on this device. What cannot be read counts as nothing. */
export const readPopupMemory = async (member: string): Promise<PopupMemory | undefined> => {
  const id = popupCounter(member)
  return (
    closed.get(keyOf(id)) ??
    (await currentReader()
      .get('counters', [pageState.merchant, id])
      .catch(() => undefined))
  )
}

/** The player has closed the popup, or gone on from it (ANN-03). */
export const notePopupClosed = (): void => {
  const { mark, member, hidesToday } = popupState
  if (mark === '') return
  const id = popupCounter(member)
  const memory = { mark, until: hidesToday ? nextLocalMidnight(Date.now()) : 0 }
  void keep(id, memory)
}

const keyOf = (id: string): string => `${pageState.merchant}|${id}`

/** What cannot be written down holds for the life of this page. */
const keep = async (id: string, memory: PopupMemory): Promise<void> => {
  const key = keyOf(id)
  closed.set(key, memory)
  const written = await invokeWorker((api) => api.keepCounter({ id, count: 1, ...memory }))
  if (written.ok && closed.get(key) === memory) closed.delete(key)
}
