import { type RefObject, useEffect, useRef } from 'react'
import { frameOrigin, readChatMessage } from '#domain/rules/chat-message'
import { accountCommands } from '../../app/account-commands'
import { useGo } from '../../app/use-go'

/**
 * Listens to the chat in the frame. A message counts only if it comes from that very frame, from the origin that the chat
 * was opened at, and is one of those that a chat may send.
 * @param url of the frame, absolute and checked
 */
export const useChatMessages = (
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  onClose: () => void,
): void => {
  const go = useGo()
  const isClosing = useRef(false)
  useEffect(() => {
    const { origin } = window.location
    const expected = frameOrigin(url, origin)
    const hear = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
      if (source === null || source !== frame.current?.contentWindow || from !== expected) return
      const message = readChatMessage(data, origin)
      if (message === null) return
      if (message.type === 'close') {
        // The way back takes a moment: a second one would lead past the screen before, and out of the app.
        if (!isClosing.current) onClose()
        isClosing.current = true
      } else if (message.type === 'unread') void accountCommands.noteUnread(message.count)
      else if (message.target.kind === 'route') go(message.target.to)
      else window.open(message.target.url, '_blank', 'noopener,noreferrer')
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame, url, onClose, go])
}
