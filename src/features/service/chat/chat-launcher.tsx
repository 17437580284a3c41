import { ok } from '#domain/result'
import { safeChatUrl } from '#domain/chat/chat-url'
import { type FetchGameUrl, useLaunch } from '../../../shared/games/launch/use-launch'
import { ChatFrame } from './chat-frame'
import { ChatLoading, ChatOffline, ChatProblem } from './chat-states'
import { commands } from '../../../shared/worker/client/commands'
import type { Commands } from '../../../shared/worker/client/command-types'

interface Props {
  readonly launch: Parameters<Commands['launchChat']>[0]
  readonly onClose: () => void
}

/** Opens the chat like a game launch: waiting for a network, requesting the URL, open, or the error. */
export const ChatLauncher = ({ launch: input, onClose }: Props) => {
  const ask: FetchGameUrl = async () => {
    const launched = await commands.launchChat(input)
    return launched.ok ? ok({ gameUrl: launched.value.chatUrl }) : launched
  }
  const launch = useLaunch(ask, safeChatUrl)
  switch (launch.phase) {
    case 'offline':
      return <ChatOffline onRetry={launch.retry} />
    case 'launching':
      return <ChatLoading />
    case 'playing':
      return <ChatFrame url={launch.url} onClose={onClose} />
    case 'failed':
      return <ChatProblem error={launch.error} onRetry={launch.retry} />
    default:
      return launch satisfies never
  }
}
