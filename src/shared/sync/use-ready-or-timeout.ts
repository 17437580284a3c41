import { useState } from 'react'
import { useIsSlow } from './use-is-slow'

const LONGEST_MS = 500

/**
 * When a screen is drawn whose parts stand under one that the phone reads first, so that none of them moves: when it has
 * been read, at the latest after half a second. What has been drawn stays, through a change of language too.
 */
export const useReadyOrTimeout = (isRead: boolean): boolean => {
  const [hasBeenRead, setRead] = useState(isRead)
  if (isRead && !hasBeenRead) setRead(true)
  const hasWaited = useIsSlow(!hasBeenRead, LONGEST_MS)
  return hasBeenRead || hasWaited
}
