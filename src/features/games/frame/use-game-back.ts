import { type RefObject, useEffect, useRef } from 'react'
import { isGameBackMessage } from '#domain/games/game-back-message'

/**
 * Calls `onBack` once when the game in the frame has navigated to `/m/back.html`. The message only counts if frame,
 * origin and format are right.
 * @param url of the frame, absolute and validated
 */
export const useGameBack = (
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  onBack: () => void,
): void => {
  const isClosed = useRef(false)
  useEffect(() => {
    const receive = (event: MessageEvent<unknown>): void => {
      if (isClosed.current || event.source === null || event.source !== frame.current?.contentWindow) return
      if (!isGameBackMessage(event, url, window.location.origin)) return
      isClosed.current = true
      onBack()
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [frame, url, onBack])
}
