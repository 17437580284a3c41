import { subscribeKey } from 'valtio/utils'
import { CHUNK_FAILURE_TTL_MS, MAX_CHUNK_FAILURES } from '#domain/timing'
import { loadDeferredTranslations } from '../../../i18n/load-deferred-translations'
import { isPartInUse } from '../../../i18n/translation-store'
import { closeOverlay, openOverlay, overlayState } from '../../../shared/overlays/overlay-queue'
import { sendInstall } from '../state/install-state'
import { visibleSurfaces } from '../state/visible-surfaces'

let wasQueued = false
let timer: ReturnType<typeof setTimeout> | undefined
/** How often in a row the notice's chunks have failed to load. */
let losses = 0

const queued = () => overlayState.queue.filter(({ kind }) => kind === 'app-upgrade')
const isWanted = (): boolean => visibleSurfaces.upgrade !== null

const follow = async (): Promise<void> => {
  clearTimeout(timer)
  if (!isWanted()) {
    for (const { id } of queued()) closeOverlay(id)
    return
  }
  if (losses >= MAX_CHUNK_FAILURES) return
  await loadDeferredTranslations()
  if (!isWanted()) return // changed during the load; the overlay would be empty
  if (!isPartInUse('rest')) {
    timer = setTimeout(() => void follow(), CHUNK_FAILURE_TTL_MS)
    return
  }
  if (queued().length > 0) return
  visibleSurfaces.isUpgradeDrawn = false
  openOverlay({ kind: 'app-upgrade' })
}

/** Called when the notice is closed. A mandatory one opens again; any other stays closed. */
const followQueue = (): void => {
  const before = wasQueued
  wasQueued = queued().length > 0
  const { upgrade } = visibleSurfaces
  if (!before || wasQueued || !upgrade) return
  losses = visibleSurfaces.isUpgradeDrawn ? 0 : losses + 1
  if (!visibleSurfaces.isUpgradeDrawn) timer = setTimeout(() => void follow(), CHUNK_FAILURE_TTL_MS)
  else if (upgrade.isMandatory) void follow()
  else sendInstall({ type: 'upgrade-closed', version: upgrade.latest })
}

/** Shows the notice of a newer native app (INS-09). Called once per page load. */
export const startUpgrade = (): void => {
  subscribeKey(visibleSurfaces, 'upgrade', () => void follow())
  subscribeKey(overlayState, 'queue', followQueue)
}
