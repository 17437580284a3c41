import { useEffect } from 'react'
import { subscribe } from 'valtio'
import { openOverlay } from '../../shared/overlays/overlay-queue'
import { updateState } from '../../shared/updates/update-state'

/**
 * Enqueues the update notice as soon as a newer build waits (UPD-01). The precedence table decides when it is shown.
 */
export const useUpdateOverlay = (): void => {
  useEffect(() => {
    const ask = (): void => {
      if (updateState.status === 'ready') openOverlay({ kind: 'update' })
    }
    ask()
    return subscribe(updateState, ask)
  }, [])
}
