import { useRef, useState } from 'react'
import type { AppError } from '#domain/errors'
import { showFailure } from '../overlays/overlay-queue'
import { commands } from '../worker/client/commands'

interface Options {
  /** The shortest time that the button is busy, in ms. */
  readonly leastBusyMs?: number
  /** Shows a failure; without it the toast or the notice of NET-12. */
  readonly show?: (error: AppError) => void
}

interface Retry {
  readonly isBusy: boolean
  readonly run: () => void
}

// After a timeout the response may still arrive. The screen shows what is missing, and the button is enabled again.
const showUnlessSuperseded = (error: AppError): void => {
  if (error.kind !== 'timeout') showFailure(error)
}

/** Sends the request again when a player taps "Try again", and shows a failure once (NET-12). */
export const useRetry = ({ leastBusyMs = 0, show = showUnlessSuperseded }: Options = {}): Retry => {
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false) // two taps may come before the next render
  const retry = async (): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    const least = leastBusyMs > 0 ? waitFor(leastBusyMs) : undefined
    const result = await commands.refresh()
    if (!result.ok) show(result.error)
    if (least) await least
    isRunning.current = false
    setBusy(false)
  }
  return { isBusy, run: () => void retry() }
}

const waitFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
