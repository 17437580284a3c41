import { useEffect, useState } from 'react'
import { LAUNCH_TIMEOUT_MS } from '#domain/timing'

/** Has it been waited for longer than a launch may take? @param attempt another one is waited for anew */
export const useIsLaunchSlow = (isWaiting: boolean, attempt = 0): boolean => {
  const [pastAttempt, setPastAttempt] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setPastAttempt(attempt), LAUNCH_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [attempt])
  return isWaiting && pastAttempt === attempt
}
