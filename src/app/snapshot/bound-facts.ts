import type { SnapshotScope } from '#domain/snapshot'
import { pageState } from '../../state/page-state'
import { currentMember } from '../../state/session-state'

/** What a snapshot of this page would be bound to. */
export const currentSnapshotScope = (): SnapshotScope => ({
  build: __BUILD_ID__,
  merchant: pageState.merchant,
  language: pageState.language,
  style: pageState.style,
  width: window.innerWidth,
  density: window.devicePixelRatio,
  visitor: currentMember() ? 'member' : 'guest',
})
