import { Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { nextOverlay } from '#domain/overlays/overlay-precedence'
import { closeOverlay, type Overlay, overlayState, showOffline } from '../../shared/overlays/overlay-queue'
import { toasts } from '../../shared/overlays/toasts'
import { ReactErrorBoundary } from '../../shared/page/react-error-boundary'
import { OverlayView } from '../routes/lazy-pages'
import { useOverlayBack } from './use-overlay-back'
import { useUpdateOverlay } from './use-update-overlay'

/**
 * Renders everything that covers the screen. The precedence table (domain/overlays/overlay-precedence.ts) decides
 * which overlay is shown. This component gives it a history entry and loads its chunk.
 */
export const OverlayHost = () => {
  const { queue, activity, isQuiet } = useSnapshot(overlayState)
  const [base, setBase] = useState<Overlay>()
  // A promotional overlay would dim a message, such as that the password has been changed.
  const hasToast = useSnapshot(toasts).items.length > 0
  const overlay = nextOverlay<Overlay>(queue, { activity, isQuiet: isQuiet && !hasToast, current: base })
  useUpdateOverlay()
  useOverlayBack(overlay?.id)
  const isOver = overlay?.kind === 'notice' || overlay?.kind === 'session-time'
  if (!isOver && base !== overlay) setBase(overlay)
  // A notice or reminder opens over another overlay, which stays mounted so that typed text is not lost.
  return queue
    .filter((each) => each.id === overlay?.id || (isOver && each.id === base?.id))
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

/** Closes an overlay whose chunk is unavailable, so that it does not block the others. */
const giveUp = (close: () => void): void => {
  close()
  showOffline()
}
