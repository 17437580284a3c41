import { useEffect, useState } from 'react'

/** True if `isWaiting` has been true for longer than `delayMs`. */
export const useIsSlow = (isWaiting: boolean, delayMs: number): boolean => {
  const [since, setSince] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setSince(true), delayMs)
    return () => {
      clearTimeout(timer)
      setSince(false)
    }
  }, [isWaiting, delayMs])
  return isWaiting && since
}
