import type { SnapshotScope } from '#domain/lobby/snapshot'
import { buildId } from '../../shared/page/build-facts'
import { pageState } from '../../shared/page/page-state'
import { currentMember } from '../../shared/session/session-state'

/** Returns the scope of a snapshot of this page: the facts that it is valid for. */
export const currentSnapshotScope = (): SnapshotScope => ({
  build: buildId(),
  merchant: pageState.merchant,
  language: pageState.language,
  style: pageState.style,
  width: window.innerWidth,
  density: window.devicePixelRatio,
  visitor: currentMember() ? 'member' : 'guest',
})
