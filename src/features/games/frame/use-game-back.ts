import { type RefObject, useEffect, useRef } from 'react'
import { isGameBackMessage } from '#domain/games/game-back-message'

/**
 * Calls `onBack` once when the game in the frame has left to `/m/back.html`: the message counts only from that very
 * frame, from the origin of that document and in its shape.
 * @param url of the frame, absolute and checked
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
