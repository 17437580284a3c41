import { useEffect, useEffectEvent } from 'react'

/** Calls `onTick` every `intervalMs` while it runs and no dialog is open; a pause restarts the interval. */
export const useAutoplay = (isRunning: boolean, intervalMs: number, onTick: () => void): void => {
  const tick = useEffectEvent(onTick)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => document.documentElement.dataset.overlay ?? tick(), intervalMs)
    return () => clearInterval(timer)
  }, [isRunning, intervalMs])
}
