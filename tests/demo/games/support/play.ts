import { randomUUID } from 'node:crypto'
import { beforeEach } from 'vitest'
import * as v from 'valibot'
import { gameSchema, gameUrlSchema, type Game } from '#domain/contract/games/games'
import { logIn } from '../../../gateway/support/accounts'
import { gateway, useGateway } from '../../../gateway/support/shared-gateway'

const openedSchema = v.object({ session: v.string(), balance: v.number(), currencySymbol: v.string() })
const settledSchema = v.object({ stake: v.number(), win: v.number(), balance: v.number() })

export const failureSchema = v.object({ success: v.literal(false), errorCode: v.string() })

export const codeOf = (answer: unknown): string => v.parse(failureSchema, answer).errorCode

export const games: readonly Game[] = v.parse(
  v.array(gameSchema),
  await gateway.value('/lgw/games/mobile', { Language: 'EN' }),
)

let latest = ''

/** The token of ann's session in this test. */
export const token = (): string => latest

/** ann logs in before each test of the calling file. */
export function usePlayer(): void {
  useGateway()
  beforeEach(async () => (latest = (await logIn('ann')).token))
}

/** The launch parameters of a slot. */
export const slot = () => ({
  vendor: 'RNG',
  gameCode: games.find(({ vendor }) => vendor === 'RNG')?.gameCode ?? '',
})

const say = async (path: string, body: unknown): Promise<unknown> =>
  (await fetch(gateway.origin + path, { method: 'POST', body: JSON.stringify(body) })).json()

const bet = (session: string, move: unknown) => say('/demo-games/bet', { session, betId: randomUUID(), move })

/** The gateway calls of a launched game, in place of the demo's own page. */
export const play = {
  async launch(query: Readonly<Record<string, string>>) {
    const path = `/wps/game/launchGame?${new URLSearchParams(query).toString()}`
    const value = await gateway.value(path, { Authorization: token(), Language: 'EN' })
    const url = new URL(v.parse(gameUrlSchema, value).gameUrl, gateway.origin)
    return { url, ticket: new URLSearchParams(url.hash.slice(1)).get('ticket') ?? '' }
  },
  exchange: (ticket: string) => say('/demo-games/session', { ticket }),
  open: async (ticket: string) =>
    v.parse(v.object({ value: openedSchema }), await say('/demo-games/session', { ticket })).value,
  bet,
  settled: async (session: string, move: unknown) =>
    v.parse(v.object({ value: settledSchema }), await bet(session, move)).value,
}
