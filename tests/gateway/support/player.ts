import { randomUUID } from 'node:crypto'
import { gameUrlSchema, type Game } from '#domain/contract/games/games'
import * as v from 'valibot'
import type { RunningGateway } from './running-gateway'

const openedSchema = v.object({ session: v.string(), balance: v.number(), currencySymbol: v.string() })
const settledSchema = v.object({
  stake: v.number(),
  win: v.number(),
  balance: v.number(),
  outcome: v.unknown(),
})

export const failureSchema = v.object({ success: v.literal(false), errorCode: v.string() })

export const codeOf = (answer: unknown): string => v.parse(failureSchema, answer).errorCode

export const launchPath = (query: Readonly<Record<string, string>>): string =>
  `/wps/game/launchGame?${new URLSearchParams(query).toString()}`

export const gameOf = (games: readonly Game[], vendor: string): Game => {
  const game = games.find((one) => one.vendor === vendor)
  if (game === undefined) throw new Error(`no game of ${vendor}`)
  return game
}

/** The gateway calls of a launched game, in place of the demo's own page. */
export function player(gateway: RunningGateway, token: () => string) {
  const say = async (path: string, body: unknown): Promise<unknown> =>
    (await fetch(gateway.origin + path, { method: 'POST', body: JSON.stringify(body) })).json()
  const bet = (session: string, move: unknown, betId: string = randomUUID()) =>
    say('/demo-games/bet', { session, betId, move })
  return {
    async launch(query: Readonly<Record<string, string>>) {
      const headers = { Authorization: token(), Language: 'EN' }
      const { gameUrl } = v.parse(gameUrlSchema, await gateway.value(launchPath(query), headers))
      const url = new URL(gameUrl, gateway.origin)
      return { url, ticket: new URLSearchParams(url.hash.slice(1)).get('ticket') ?? '' }
    },
    exchange: (ticket: string) => say('/demo-games/session', { ticket }),
    open: async (ticket: string) =>
      v.parse(v.object({ value: openedSchema }), await say('/demo-games/session', { ticket })).value,
    bet,
    settled: async (session: string, move: unknown, betId?: string) =>
      v.parse(v.object({ value: settledSchema }), await bet(session, move, betId)).value,
  }
}
