import type { Win } from '../contract/games/latest-wins'
import { ownEntries } from '../text/own-entries'
import { tryParseJson } from '../text/parse-json'

const MOST = 12 // a glance, not a list

/**
 * True if the merchant's gateway has the call: `latestWins` of config.json (docs/operators.md).
 * @param json text of config.json as the worker stores it; undefined if there is none
 */
export const hasLatestWins = (json: string | undefined): boolean =>
  ownEntries(tryParseJson(json)).get('latestWins') === true

/** Returns the wins to show, the newest first. */
export const newestWins = (wins: readonly Win[]): readonly Win[] =>
  [...wins].sort((one, other) => other.time - one.time).slice(0, MOST)
