import { GameCovers } from '../../app/game-covers'
import { useLive } from '../../app/live'
import { offeredGames, readOwnGames } from '../../app/own-games'
import { useWords } from '../../i18n/use-words'

const SHOWN = 8

/** What the member played last, newest first. Draws nothing while there is none. */
export const YourGames = ({ memberId }: { readonly memberId: string }) => {
  const t = useWords('rest')
  const { data: played = [] } = useLive((read) => readOwnGames(read, 'recents', memberId, SHOWN), [memberId])
  return <GameCovers title={t('lobby.continue')} games={offeredGames(played)} isMember layout="row" />
}
