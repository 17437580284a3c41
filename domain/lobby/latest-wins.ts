import type { Win } from '../contract/games/latest-wins'
import { DAY_MS, MINUTE_MS } from '../timing'
import { ownEntries } from '../text/own-entries'
import { tryParseJson } from '../text/parse-json'

const MOST_READ = 50
const MOST_SHOWN = 12 // a glance, not a list
const OLDEST_MS = 3 * DAY_MS
const CLOCK_DIFFERENCE_MS = 5 * MINUTE_MS

/**
 * True if the merchant's gateway has the call: `latestWins` of config.json (docs/operators-reference.md).
 * @param json text of config.json as the worker stores it; undefined if there is none
 */
export const hasLatestWins = (json: string | undefined): boolean =>
  ownEntries(tryParseJson(json)).get('latestWins') === true

/** Returns the wins of the last days, the newest first, without those that are said to be in the future. */
export const newestWins = (wins: readonly Win[], now: number): readonly Win[] =>
  wins
    .filter(({ time }) => time > now - OLDEST_MS && time < now + CLOCK_DIFFERENCE_MS)
    .sort((one, other) => other.time - one.time)
    .slice(0, MOST_READ)

/** Returns the wins to show with their games: the first whose game the merchant has. */
export const winsWithGames = <Game>(
  wins: readonly Win[],
  games: readonly (Game | undefined)[],
): readonly { readonly win: Win; readonly game: Game }[] =>
  wins
    .flatMap((win, place) => {
      const game = games[place]
      return game ? [{ win, game }] : []
    })
    .slice(0, MOST_SHOWN)
