import { useSnapshot } from 'valtio'
import { useLive } from '../../app/live'
import { pageState } from '../../state/page-state'
import { coverColour } from '../../ui/cover-colour'

export interface TrialFacts {
  /** '' while the tables do not know the game, as on a first visit by a link. */
  readonly name: string
  readonly vendor: string
  readonly image: string
  readonly colour: string
}

/** What the tables know of the game. */
export const useTrialGame = (gameId: string): TrialFacts => {
  const { merchant, language } = useSnapshot(pageState)
  const row = useLive(
    (read) => read.get('games', [merchant, language, gameId]),
    [merchant, language, gameId],
  ).data
  return {
    name: row?.name ?? '',
    vendor: row?.vendor ?? '',
    image: row?.image ?? '',
    colour: coverColour(row?.color ?? '', row?.name ?? gameId),
  }
}
