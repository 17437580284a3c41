import { useCallback, useEffect, useState } from 'react'
import type { LineCheckResult } from '#domain/port'
import { commands } from '../../../shared/worker/client/commands'
import { showFailure } from '../../../shared/overlays/overlay-queue'

interface LineChecking {
  readonly isChecking: boolean
  /** Result of the last check; null before it, and if it failed. */
  readonly found: LineCheckResult | null
  readonly check: () => void
}

/**
 * Checks the lines when the screen opens, and again on request.
 * @param isMeasuring true to measure each line for the bars; the dialog only needs the fast one
 */
export const useLineCheck = (isMeasuring: boolean): LineChecking => {
  const [isChecking, setChecking] = useState(true)
  const [found, setFound] = useState<LineCheckResult | null>(null)
  const [count, setCount] = useState(0)

  useEffect(() => {
    let isCurrent = true
    void commands.checkLines({ isMeasuring }).then((result) => {
      if (!isCurrent) return
      setFound(result.ok ? result.value : null)
      setChecking(false)
      const isUnreachable = result.ok && !result.value.isCurrentAlive && result.value.fast === null
      if (isUnreachable && count > 0)
        showFailure({ kind: 'network', secure: window.location.protocol === 'https:' }) // NET-12
    })
    return () => {
      isCurrent = false
    }
  }, [isMeasuring, count])

  const check = useCallback(() => {
    setChecking(true)
    setCount((before) => before + 1)
  }, [])
  return { isChecking, found, check }
}
