import { useTranslation } from '../../../i18n/use-translation'
import { useMember } from '../../session/session-state'
import { GameCovers } from './game-covers'
import { usePopularGames } from './use-popular-games'

const SHOWN = 6

/** A few popular games, for pages without games of their own. Renders nothing if there are none. */
export const PopularGames = () => {
  const t = useTranslation('rest')
  const games = usePopularGames().slice(0, SHOWN)
  const isMember = useMember() !== null
  return <GameCovers title={t('missing.popular')} games={games} isMember={isMember} layout="grid" />
}
