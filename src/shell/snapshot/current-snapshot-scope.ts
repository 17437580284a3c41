import type { SnapshotScope } from '#domain/lobby/snapshot'
import { pageState } from '../../shared/page/page-state'
import { currentMember } from '../../shared/session/session-state'

/** Returns the scope of a snapshot of this page: the facts that it is valid for. */
export const currentSnapshotScope = (): SnapshotScope => ({
  build: __BUILD_ID__,
  merchant: pageState.merchant,
  language: pageState.language,
  style: pageState.style,
  width: window.innerWidth,
  density: window.devicePixelRatio,
  visitor: currentMember() ? 'member' : 'guest',
})
