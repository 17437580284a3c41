import { startTransition, useEffect, useMemo, useState } from 'react'

const PAUSE_MS = 700 // longer than the time between two key presses

/** True once the player scrolls, or has pressed no key for a moment, since the results for this text appeared. */
export const useIsSettled = (text: string): boolean => {
  const results = useMemo(() => ({ text }), [text]) // another object each time, also for an earlier text
  const [settled, setSettled] = useState<unknown>()
  useEffect(() => {
    // As a transition, so a key press can interrupt what it renders.
    const settle = (): void => startTransition(() => setSettled(results))
    let timer = setTimeout(settle, PAUSE_MS)
    const wait = (): void => {
      clearTimeout(timer)
      timer = setTimeout(settle, PAUSE_MS)
    }
    window.addEventListener('input', wait)
    window.addEventListener('scroll', settle, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('input', wait)
      window.removeEventListener('scroll', settle)
    }
  }, [results])
  return settled === results
}
