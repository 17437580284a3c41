import { sendEvents, type SendFacts } from './send-events'

// The worker rejects events if its code or the storage is missing: rare, and not only for a moment.
const PAUSE_MS = 60_000

/**
 * Sends the queued events. Retries failed ones after a delay, or when the network or the player is back.
 * @returns stops it
 */
export const startEventSender = (facts: Omit<SendFacts, 'over'>): (() => void) => {
  const over = new AbortController()
  const { signal } = over
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWaiting = false
  const send = async (): Promise<void> => {
    clearTimeout(timer)
    isWaiting = false
    const isAllSent = await sendEvents({ ...facts, over: signal })
    if (isAllSent || signal.aborted) return
    isWaiting = true
    timer = setTimeout(() => void send(), PAUSE_MS)
  }
  const tryAgain = (): void => {
    if (isWaiting && document.visibilityState === 'visible') void send()
  }
  window.addEventListener('online', tryAgain, { signal })
  document.addEventListener('visibilitychange', tryAgain, { signal })
  void send()
  return () => {
    over.abort()
    clearTimeout(timer)
  }
}
