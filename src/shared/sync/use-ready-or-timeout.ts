import { useState } from 'react'
import { useIsSlow } from './use-is-slow'

const LONGEST_MS = 500

/**
 * True once the data above this part of the screen has been read, or after 500 ms. Prevents layout shift. Once true, it
 * stays true, also through a change of language.
 */
export const useReadyOrTimeout = (isRead: boolean): boolean => {
  const [hasBeenRead, setRead] = useState(isRead)
  if (isRead && !hasBeenRead) setRead(true)
  const hasWaited = useIsSlow(!hasBeenRead, LONGEST_MS)
  return hasBeenRead || hasWaited
}
