import { afterAll, afterEach, beforeEach } from 'vitest'
import * as v from 'valibot'
import { gameSchema } from '#domain/contract/games/games'
import { logIn } from './log-in'
import { gameOf, player } from './player'
import { runGateway } from './running-gateway'

/** A gateway with games of every kind, for the calling file; ann logs in before each of its tests. */
export async function playingGateway() {
  const gateway = await runGateway({ games: 620 })
  const games = v.parse(v.array(gameSchema), await gateway.value('/lgw/games/mobile', { Language: 'EN' }))
  let latest = ''
  const token = () => latest
  beforeEach(async () => {
    latest = (await logIn(gateway, 'ann')).token
  })
  afterEach(() => gateway.control({ reset: true }))
  afterAll(() => gateway.close())
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
