import { nextLocalMidnight, popupCounter, type PopupMemory } from '#domain/rules/popups'
import { currentReader } from '../../app/page-tables'
import { callWorker } from '../../app/worker-client'
import { pageState } from '../../state/page-state'
import { popupState } from './popup-state'

/** What was closed in the life of this page: the worker writes it down a moment later. */
const closed = new Map<string, PopupMemory>()

/** What this member, or the guest ('') has closed on this device. What cannot be read counts as nothing. */
export const readPopupMemory = async (member: string): Promise<PopupMemory | undefined> => {
  const id = popupCounter(member)
  return (
    closed.get(id) ??
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
  closed.set(id, memory)
  void callWorker((api) => api.keepCounter({ id, count: 1, ...memory }))
}
