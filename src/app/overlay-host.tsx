import { Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { nextOverlay } from '#domain/rules/overlay-precedence'
import { closeOverlay, type Overlay, overlayState, showOffline } from '../state/overlay-queue'
import { ErrorCatcher } from './error-catcher'
import { OverlayView } from './lazy-pages'
import { useOverlayBack } from './use-overlay-back'
import { useUpdateOverlay } from './use-update-overlay'

/**
 * The one place from which anything covers the screen. Which overlay is shown is the table's word
 * (domain/rules/overlay-precedence.ts); here it gets its history entry and its chunk.
 */
export const OverlayHost = () => {
  const { queue, activity } = useSnapshot(overlayState)
  const overlay = nextOverlay<Overlay>(queue, activity)
  useUpdateOverlay()
  useOverlayBack(overlay?.id)
  if (!overlay) return null
  const close = (): void => closeOverlay(overlay.id)
  return (
    <ErrorCatcher key={overlay.id} onError={() => giveUp(close)} fallback={null}>
      <Suspense fallback={null}>
        <OverlayView overlay={overlay} onClose={close} />
      </Suspense>
    </ErrorCatcher>
  )
}

/** An overlay whose chunk does not come must not stand in the way of the others. */
const giveUp = (close: () => void): void => {
  close()
  showOffline()
}
