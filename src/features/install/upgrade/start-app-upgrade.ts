import { subscribeKey } from 'valtio/utils'
import { CHUNK_FAILURE_TTL_MS, MAX_CHUNK_FAILURES } from '#domain/timing'
import { loadDeferredTranslations } from '../../../i18n/load-deferred-translations'
import { isPartInUse } from '../../../i18n/translation-store'
import { closeOverlay, openOverlay, overlayState } from '../../../shared/overlays/overlay-queue'
import { sendInstall } from '../state/install-state'
import { visibleSurfaces } from '../state/visible-surfaces'

let wasQueued = false
let timer: ReturnType<typeof setTimeout> | undefined
/** How often in a row its parts did not come. */
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
  if (!isWanted()) return // meanwhile; it would stand as an overlay that draws nothing
  if (!isPartInUse('rest')) {
    timer = setTimeout(() => void follow(), CHUNK_FAILURE_TTL_MS)
    return
  }
  if (queued().length > 0) return
  visibleSurfaces.isUpgradeDrawn = false
  openOverlay({ kind: 'app-upgrade' })
}

/** Closed, by whatever way, it stays away; one that the player cannot do without comes back. */
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

/** Tells the player of the merchant's native app that there is a newer one (INS-09). Once in the life of a page. */
export const startUpgrade = (): void => {
  subscribeKey(visibleSurfaces, 'upgrade', () => void follow())
  subscribeKey(overlayState, 'queue', followQueue)
}
