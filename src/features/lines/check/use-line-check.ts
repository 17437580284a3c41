import { useCallback, useEffect, useRef, useState } from 'react'
import type { LineCheckResult } from '#domain/port'
import { commands } from '../../../shared/worker/client/commands'
import { showFailure } from '../../../shared/overlays/overlay-queue'
import { useOnNetworkReturn } from '../../../shared/sync/use-on-network-return'

interface LineChecking {
  readonly isChecking: boolean
  /** Result of the last check; null before it, and if it failed. */
  readonly found: LineCheckResult | null
  readonly check: () => void
}

/**
 * Checks the lines when the screen opens, again on request, and when the network is back.
 * @param isMeasuring true to measure each line for the bars; the dialog only needs the fast one
 */
export const useLineCheck = (isMeasuring: boolean): LineChecking => {
  const [isChecking, setChecking] = useState(true)
  const [found, setFound] = useState<LineCheckResult | null>(null)
  const [request, setRequest] = useState({ isTapped: false })
  /** The network came back during a check, and its result may be from before. */
  const isOutdated = useRef(false)

  useEffect(() => {
    let isCurrent = true
    void commands.checkLines({ isMeasuring }).then((result) => {
      if (!isCurrent) return
      if (isOutdated.current) {
        isOutdated.current = false
        setRequest({ ...request })
        return
      }
      setFound(result.ok ? result.value : null)
      setChecking(false)
      const isUnreachable = result.ok && !result.value.isCurrentAlive && result.value.fast === null
      if (isUnreachable && request.isTapped)
        showFailure({ kind: 'network', secure: window.location.protocol === 'https:' }) // NET-12
    })
    return () => {
      isCurrent = false
    }
  }, [isMeasuring, request])

  const start = useCallback((isTapped: boolean) => {
    setChecking(true)
    setRequest({ isTapped })
  }, [])
  useOnNetworkReturn(() => {
    if (isChecking) isOutdated.current = true
    else start(false)
  })
  const check = useCallback(() => start(true), [start])
  return { isChecking, found, check }
}
