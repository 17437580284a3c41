import { beforeEach } from 'vitest'
import * as v from 'valibot'
import { gameSchema } from '#domain/contract/games/games'
import { logIn } from './accounts'
import { gameOf, player } from './player'
import { gateway, useGateway } from './shared-gateway'

/** The shared gateway, for a file about games; ann logs in before each of its tests. */
export async function playingGateway() {
  const games = v.parse(v.array(gameSchema), await gateway.value('/lgw/games/mobile', { Language: 'EN' }))
  let latest = ''
  const token = () => latest
  useGateway()
  beforeEach(async () => {
    latest = (await logIn('ann')).token
  })
  return {
    gateway,
    games,
    /** The token of ann's session in this test. */
    token,
    play: player(gateway, token),
    /** The launch parameters of a slot. */
    slot: () => ({ vendor: 'RNG', gameCode: gameOf(games, 'RNG').gameCode }),
  }
}
