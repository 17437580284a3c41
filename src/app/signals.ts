import { MERCHANT_KEY, SESSION_INFO_KEY } from '#domain/constants/storage-keys'
import type { Signal } from '#domain/port'
import { store } from '../boot/storage-area'
import { openOverlay, showFailure } from '../state/overlay-queue'
import { pageState } from '../state/page-state'
import { memoryTables } from './page-tables'

/** What the worker says unasked, as the page carries it out. */
export const onSignal = (signal: Signal): void => {
  switch (signal.type) {
    case 'persist':
      store('local', signal.key, signal.value)
      if (signal.key === MERCHANT_KEY) pageState.merchant = signal.value
      return
    case 'rows':
      for (const change of signal.changes) memoryTables.apply(change)
      return
    case 'storage':
      pageState.storage = signal.mode
      return
    case 'failure':
      showFailure(signal.error)
      return
    case 'session-over':
      endSession()
      return
    default:
      signal satisfies never
  }
}

const endSession = (): void => {
  if (!pageState.session) return
  pageState.session = null
  store('session', SESSION_INFO_KEY, '')
  openOverlay({ kind: 'notice', reason: { type: 'session-over' } })
}
