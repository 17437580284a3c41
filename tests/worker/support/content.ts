import {
  GAMES_ENDPOINT,
  POPULAR_ENDPOINT,
  SETTINGS_ENDPOINT,
  STATUS_ENDPOINT,
} from '#domain/contract/endpoints'
import type { DatabaseReader } from '#domain/tables/reader'
import type { GameRow } from '#domain/tables/rows'
import { unpackGames } from '#worker/sync/unpack-games'
import { FIRST_SCREEN_RESOURCES } from '#worker/sync/resources'
import type { FakeGateway } from './fake-gateway'
import { WIRE_ANSWERS, wireGames } from './wire-responses'

export const WIRE_SETTINGS = {
  currency: 'PHP',
  currencySymbol: '₱',
  imageCDNs: ['https://cdn.example'],
  unknownField: 1,
}

/** A merchant with all data of the first screens. */
export const fill = (gateway: FakeGateway, games: readonly object[] = wireGames(30)): void => {
  for (const { name, path } of FIRST_SCREEN_RESOURCES) gateway.set(path, WIRE_ANSWERS[name])
  gateway.set(STATUS_ENDPOINT, { ...Object(WIRE_ANSWERS.status), maintenanceEnd: null, affiliate: undefined })
  gateway.set(SETTINGS_ENDPOINT, WIRE_SETTINGS, '"settings-1"')
  gateway.set(GAMES_ENDPOINT, games, '"games-1"')
  gateway.set(POPULAR_ENDPOINT, [3, '1', 2])
}

/** Returns the stored games of the merchant in one language. */
export const gamesIn = async (read: DatabaseReader, language = 'EN'): Promise<readonly GameRow[]> =>
  unpackGames(await read.startingWith('gameBuckets', ['harbour', language]))
