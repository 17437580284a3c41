import { useEffect, useState } from 'react'
import { LAUNCH_TIMEOUT_MS } from '#domain/timing'

/**
 * True if a launch takes longer than it should.
 * @param attempt a new attempt restarts the wait
 */
export const useIsLaunchSlow = (isWaiting: boolean, attempt = 0): boolean => {
  const [pastAttempt, setPastAttempt] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setPastAttempt(attempt), LAUNCH_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [attempt])
  return isWaiting && pastAttempt === attempt
}
