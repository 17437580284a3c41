import { LAUNCH_PATH, trialPath } from '#domain/constants/routes'
import type { GameRow } from '#domain/tables/rows'

/** Where a tap on a game leads: its trial, else the launch, which is a member's. */
export const gameHref = (game: GameRow): string =>
  game.hasTrial
    ? trialPath(game)
    : `${LAUNCH_PATH}?${new URLSearchParams({ vendor: game.vendor, code: game.gameCode }).toString()}`
