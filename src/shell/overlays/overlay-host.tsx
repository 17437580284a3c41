import { Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { nextOverlay } from '#domain/overlays/overlay-precedence'
import { closeOverlay, type Overlay, overlayState, showOffline } from '../../shared/overlays/overlay-queue'
import { ReactErrorBoundary } from '../../shared/page/react-error-boundary'
import { OverlayView } from '../routes/lazy-pages'
import { useOverlayBack } from './use-overlay-back'
import { useUpdateOverlay } from './use-update-overlay'

/**
 * Renders everything that covers the screen. The precedence table (domain/overlays/overlay-precedence.ts) decides
 * which overlay is shown; here it gets its history entry and its chunk.
 */
export const OverlayHost = () => {
  const { queue, activity } = useSnapshot(overlayState)
  const overlay = nextOverlay<Overlay>(queue, activity)
  const [base, setBase] = useState(overlay)
  useUpdateOverlay()
  useOverlayBack(overlay?.id)
  const isNotice = overlay?.kind === 'notice'
  if (!isNotice && base !== overlay) setBase(overlay)
  // A notice opens over a form without taking away what was typed into it.
  return queue
    .filter((each) => each.id === overlay?.id || (isNotice && each.id === base?.id))
    .map((each) => {
      const close = (): void => closeOverlay(each.id)
      return (
        <ReactErrorBoundary key={each.id} onError={() => giveUp(close)} fallback={null}>
          <Suspense fallback={null}>
            <OverlayView overlay={each} onClose={close} />
          </Suspense>
        </ReactErrorBoundary>
      )
    })
}

/** An overlay whose chunk does not come must not stand in the way of the others. */
const giveUp = (close: () => void): void => {
  close()
  showOffline()
}
