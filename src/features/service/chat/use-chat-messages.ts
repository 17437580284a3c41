import { type RefObject, useEffect, useRef } from 'react'
import { frameOrigin, parseChatMessage } from '#domain/chat/chat-message'
import { isGameBackMessage } from '#domain/games/game-back-message'
import { useAppNavigate } from '../../../shared/routing/use-app-navigate'
import { commands } from '../../../shared/worker/client/commands'

/**
 * Handles the messages of the chat frame. A message counts only if it comes from that frame and from the origin of
 * the chat, and is one that a chat may send. The first message proves that it is the chat, and resets the
 * unread count (CSV-03). After the chat has closed itself, messages are ignored: navigating back takes a moment, and
 * a second step would go too far. A chat that has navigated to `/m/back.html`, its `backUrl`, is closed too.
 * @param url of the frame, absolute and validated
 */
export const useChatMessages = (
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  onClose: () => void,
): void => {
  const go = useAppNavigate()
  const chat = useRef<'silent' | 'open' | 'closed'>('silent')
  useEffect(() => {
    const { origin } = window.location
    const expected = frameOrigin(url, origin)
    const receive = (event: MessageEvent<unknown>): void => {
      const { source, origin: from, data } = event
      if (source === null || source !== frame.current?.contentWindow || chat.current === 'closed') return
      if (isGameBackMessage(event, url, origin)) {
        chat.current = 'closed'
        onClose()
        return
      }
      const message = from === expected ? parseChatMessage(data, origin) : null
      if (message === null) return
      const isFirst = chat.current === 'silent'
      chat.current = message.type === 'close' ? 'closed' : 'open'
      if (message.type === 'unread') void commands.setUnreadCount(message.count)
      else if (isFirst) void commands.setUnreadCount(0)
      if (message.type === 'close') onClose()
      else if (message.type === 'open') follow(message.target, go)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [frame, url, onClose, go])
}

type Target = Extract<ReturnType<typeof parseChatMessage>, { type: 'open' }>['target']

const follow = (target: Target, go: ReturnType<typeof useAppNavigate>): void => {
  if (target.kind === 'route') go(target.to)
  else window.open(target.url, '_blank', 'noopener,noreferrer')
}
