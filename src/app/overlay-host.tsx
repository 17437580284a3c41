import { Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { isTypedIn, nextOverlay } from '#domain/rules/overlay-precedence'
import { closeOverlay, type Overlay, overlayState, showOffline } from '../state/overlay-queue'
import { ErrorCatcher } from './error-catcher'
import { OverlayView } from './lazy-pages'
import { useOverlayBack } from './use-overlay-back'
import { useReturnFocus } from './use-return-focus'
import { useUpdateOverlay } from './use-update-overlay'

/**
 * The one place from which anything covers the screen. Which overlay is shown is the table's word
 * (domain/rules/overlay-precedence.ts); here it gets its history entry, its focus and its chunk.
 */
export const OverlayHost = () => {
  const { queue, activity } = useSnapshot(overlayState)
  const overlay = nextOverlay<Overlay>(queue, activity)
  const [typedIn, setTypedIn] = useState<number>()
  useUpdateOverlay()
  useOverlayBack(overlay?.id)
  useReturnFocus(overlay?.id)
  if (!overlay) return null
  if (isTypedIn(overlay.kind) && typedIn !== overlay.id) setTypedIn(overlay.id)
  // The form that it has come over stays drawn beneath it, with what was typed.
  return queue
    .filter(({ id }) => id === overlay.id || id === typedIn)
    .map((each: Overlay) => {
      const close = (): void => closeOverlay(each.id)
      return (
        <ErrorCatcher key={each.id} onError={() => giveUp(close)} fallback={null}>
          <Suspense fallback={null}>
            <OverlayView overlay={each} onClose={close} />
          </Suspense>
        </ErrorCatcher>
      )
    })
}

/** An overlay whose chunk does not come must not stand in the way of the others. */
const giveUp = (close: () => void): void => {
  close()
  showOffline()
}
