import * as v from 'valibot'
import type { GatewayContext } from '../gateway-context'
import type { ContentLanguage } from '../http/language'
import { column } from '../db/localised'
import type { FoundGame } from './found-game'

const flag = v.pipe(
  v.number(),
  v.transform((value) => value === 1),
)

const gameRow = v.object({
  game_id: v.string(),
  node_id: v.number(),
  game_code: v.string(),
  name: v.string(),
  vendor: v.string(),
  account_type: v.string(),
  classify: v.string(),
  game_type: v.string(),
  motif: v.string(),
  palette: v.number(),
  color: v.string(),
  is_new: flag,
  is_hot: flag,
  has_trial: flag,
  has_lobby: flag,
  prize_modes: v.nullable(v.string()),
  lotto_area: v.nullable(v.string()),
  launch_mode: v.nullable(v.string()),
  lotto_view: v.nullable(v.string()),
  sort_order: v.number(),
})

type GameRow = v.InferOutput<typeof gameRow>

/**
 * Returns games in the format of GET /lgw/games/mobile. Flags that are off are omitted, to keep a long list short.
 */
export function listGames(gateway: GatewayContext, language: ContentLanguage) {
  return gateway.db
    .all(gameRow, `${select(language)} ORDER BY game.sort_order`)
    .map((row) => gameOf(row, gateway.cdnOrigin, language))
}

/** Returns one game with the data that its cover and its demo are drawn from, or null. */
export function findGame(gateway: GatewayContext, language: ContentLanguage, gameId: string) {
  const row = gateway.db.get(gameRow, `${select(language)} WHERE game.game_id = ?`, gameId)
  return row === null ? null : foundGame(row)
}

/** Returns the game of a launch by its code, or null. */
export function findGameByCode(gateway: GatewayContext, language: ContentLanguage, gameCode: string) {
  const row = gateway.db.get(gameRow, `${select(language)} WHERE game.game_code = ?`, gameCode)
  return row === null ? null : foundGame(row)
}

/** Returns the game that opens for a vendor's lobby: the vendor's first one, or null. */
export function findLobbyGame(gateway: GatewayContext, language: ContentLanguage, vendor: string) {
  const sql = `${select(language)} WHERE vendor.vendor = ? ORDER BY game.sort_order LIMIT 1`
  const row = gateway.db.get(gameRow, sql, vendor)
  return row === null ? null : foundGame(row)
}

function foundGame(row: GameRow): FoundGame {
  return {
    gameCode: row.game_code,
    gameId: row.game_id,
    nodeId: row.node_id,
    name: row.name,
    vendor: row.vendor,
    classify: row.classify,
    gameType: row.game_type,
    motif: row.motif,
    palette: row.palette,
    hasTrial: row.has_trial,
    lotto:
      row.lotto_view === null
        ? null
        : { view: row.lotto_view, area: row.lotto_area ?? '', prizeModes: row.prize_modes?.split(',') ?? [] },
  }
}

const select = (language: ContentLanguage) =>
  `SELECT game.*, game.${column('name', language)} AS name, vendor.account_type, vendor.classify
   FROM game JOIN vendor USING (vendor)`

function gameOf(row: GameRow, cdn: string, language: ContentLanguage) {
  return {
    gameId: row.game_id,
    nodeId: row.node_id,
    gameCode: row.game_code,
    name: row.name,
    vendor: row.vendor,
    accountTypeName: row.account_type,
    gameClassify: row.classify,
    gameType: row.game_type,
    image: `${cdn}/covers/${language.toLowerCase()}/${row.game_id}.svg?w={w}`,
    color: row.color,
    ...(row.is_new && { isNew: true }),
    ...(row.is_hot && { isHot: true }),
    ...(row.has_trial && { hasTrial: true }),
    ...(row.has_lobby && { hasLobby: true }),
    ...(row.prize_modes !== null && { prizeModes: row.prize_modes.split(',') }),
    ...(row.lotto_area !== null && { lottoArea: row.lotto_area }),
    ...(row.launch_mode !== null && { launchMode: row.launch_mode }),
    ...(row.lotto_view !== null && { lottoView: row.lotto_view }),
    order: row.sort_order,
  }
}
