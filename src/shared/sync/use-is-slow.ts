import { useEffect, useState } from 'react'

/** True if `isWaiting` has been true for longer than `patienceMs`. */
export const useIsSlow = (isWaiting: boolean, patienceMs: number): boolean => {
  const [since, setSince] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setSince(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setSince(false)
    }
  }, [isWaiting, patienceMs])
  return isWaiting && since
}
