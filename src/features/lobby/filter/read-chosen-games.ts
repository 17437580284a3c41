import { type ChosenGame, type GameChoice, isChosen } from '#domain/lobby/game-choice'
import { sortByName } from '#domain/lobby/sort-by-name'
import { parseGame } from '#domain/tables/game-buckets'
import type { LanguageCode } from '#domain/language/languages'
import { intlTag } from '../../../i18n/format/intl-tags'
import { currentReader } from '../../../shared/worker/query/page-tables'

const SLICE = 50 // buckets: of 20,000 games about 1,000, or 20 ms on a phone

/** Lets a tap or a key press interrupt. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Reads the fields of all games that filters need. Once, not live. */
export const readChosenGames = async (
  merchant: string,
  language: LanguageCode,
): Promise<ReadonlyMap<string, ChosenGame>> => {
  const rows = await currentReader().startingWith('gameBuckets', [merchant, language])
  const games = new Map<string, ChosenGame>()
  for (const [at, { packedGames }] of rows.entries()) {
    if (at % SLICE === 0) await pause()
    for (const line of packedGames.split('\n')) {
      const game = parseGame(line.slice(line.indexOf('\t') + 1))
      if (game) games.set(game.gameId, smaller(game))
    }
  }
  return games
}

const smaller = ({ gameId, name, vendor, isNew, isHot, hasTrial }: ChosenGame): ChosenGame => ({
  ...{ gameId, name, vendor, isNew, isHot, hasTrial },
})

/** Returns the place of each chosen game in A–Z, or 0 in the merchant's order. */
export const placeGames = async (
  games: ReadonlyMap<string, ChosenGame>,
  choice: GameChoice,
  language: LanguageCode,
): Promise<ReadonlyMap<string, number>> => {
  const chosen = [...games.values()].filter((game) => isChosen(game, choice))
  if (!choice.isByName) return new Map(chosen.map(({ gameId }) => [gameId, 0]))
  const sorted = await sortByName(chosen, intlTag(language), pause)
  return new Map(sorted.map(({ gameId }, place) => [gameId, place]))
}
