import { useState } from 'react'
import { commands } from '../../app/worker-client'
import { showFailure } from '../../state/overlay-queue'

interface Retry {
  readonly isBusy: boolean
  readonly run: () => void
}

/** Asks the gateway again at once, and says so when that did not help. */
export const useRetry = (): Retry => {
  const [isBusy, setBusy] = useState(false)
  const retry = async (): Promise<void> => {
    setBusy(true)
    const result = await commands.refresh()
    setBusy(false)
    // What takes long may still come; the screen says what is missing, and the button is there again.
    if (!result.ok && result.error.kind !== 'timeout') showFailure(result.error)
  }
  return { isBusy, run: () => void retry() }
}
