import { subscribe } from 'valtio'
import type { SnapshotMessage } from '#domain/lobby/snapshot'
import { pageState } from '../../shared/page/page-state'
import { currentMember } from '../../shared/session/session-state'

/**
 * Deletes the snapshot of the home screen as soon as the player, language, style or merchant changes. A logout leaves
 * no snapshot on the device.
 */
export const watchSnapshot = (): void =>
  onSnapshotScopeChange(() => {
    sendSnapshot({ type: 'drop-snapshot' })
    // A snapshot that is still shown belongs to the previous state.
    document.querySelector('.snapshot')?.remove()
  })

/** Calls back when the snapshot scope changes: earlier snapshots are no longer valid. */
export const onSnapshotScopeChange = (callback: () => void): void => {
  let last = bound()
  subscribe(pageState, () => {
    const now = bound()
    if (now === last) return
    last = now
    callback()
  })
}

/** On a first visit a prerendered screen knows the merchant before the page does. */
const expectedMerchant = (): string =>
  document.querySelector<HTMLElement>('.snapshot')?.dataset['merchant'] ?? ''

const bound = (): string => {
  const { language, style } = pageState
  const merchant = pageState.merchant || expectedMerchant()
  return [merchant, language, style, currentMember()?.id].join('\n')
}

/** Sends a message to the service worker that serves the next visit, also when it does not control this page. */
export const sendSnapshot = (message: SnapshotMessage): void => {
  if ('serviceWorker' in navigator)
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message))
}
