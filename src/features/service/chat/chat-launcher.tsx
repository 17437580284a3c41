import { ok } from '#domain/result'
import { chatAddress } from '#domain/chat/chat-url'
import { accountCommands } from '../../../shared/worker/client/account-commands'
import { type FetchGameUrl, useLaunch } from '../../../shared/games/launch/use-launch'
import { ChatFrame } from './chat-frame'
import { ChatLoading, ChatOffline, ChatProblem } from './chat-states'

interface Props {
  readonly launch: Parameters<typeof accountCommands.launchChat>[0]
  readonly onClose: () => void
}

/** From the tap to the open chat, as a game is launched: waiting for a network, asking, open, or what stood in the way. */
export const ChatLauncher = ({ launch: input, onClose }: Props) => {
  const ask: FetchGameUrl = async () => {
    const launched = await accountCommands.launchChat(input)
    return launched.ok ? ok({ gameUrl: launched.value.chatUrl }) : launched
  }
  const launch = useLaunch(ask, chatAddress)
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
