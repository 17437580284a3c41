import { type RefObject, useEffect, useRef } from 'react'
import { frameOrigin, parseChatMessage } from '#domain/chat/chat-message'
import { isGameBackMessage } from '#domain/games/game-back-message'
import { accountCommands } from '../../../shared/worker/client/account-commands'
import { useAppNavigate } from '../../../shared/routing/use-app-navigate'

/**
 * Listens to the chat in the frame. A message counts only if it comes from that very frame, from the origin that the chat
 * was opened at, and is one of those that a chat may send. The first one shows that it is the chat which stands
 * there: open, nothing is unread any more (CSV-03). Once it has closed itself it has nothing more to say: a step back takes
 * a moment, and a second one would lead further. A chat that has left to `/m/back.html`, its `backUrl`, is closed too.
 * @param url of the frame, absolute and checked
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
      if (message.type === 'unread') void accountCommands.noteUnread(message.count)
      else if (isFirst) void accountCommands.noteUnread(0)
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
