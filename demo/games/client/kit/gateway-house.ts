import * as v from 'valibot'
import type { Rule } from '../rule'
import type { House, Played } from './house'
import { ask, type Reply } from './post-json'
import type { Stage } from './stage'

const RETRY_DELAYS_MS = [0, 600, 1800] as const // attempts before the player is asked

const sessionSchema = v.object({
  session: v.string(),
  balance: v.number(),
  currencySymbol: v.string(),
  decimals: v.number(),
  round: v.unknown(),
})

/** The gateway's money: a ticket from the URL opens it once. Every bet has an id, so that none counts twice. */
export function realHouse<Move, Outcome, Round>(
  stage: Stage,
  rule: Rule<Move, Outcome, Round>,
  begin: (round: Round) => void,
): House<Move, Outcome, Round> {
  const { purse, say } = stage
  const settledSchema = v.object({
    win: v.number(),
    balance: v.number(),
    outcome: rule.outcome,
    round: rule.round,
  })
  let session = ''
  let queue: Promise<unknown> = open()

  async function open(): Promise<void> {
    stage.veil(say('opening'))
    const ticket = new URLSearchParams(location.hash.slice(1)).get('ticket') ?? ''
    const reply = await insist(stage, '/demo-games/session', { ticket }, sessionSchema)
    const round = reply.kind === 'value' ? v.safeParse(rule.round, reply.value.round) : null
    if (reply.kind !== 'value' || round?.success !== true) {
      stage.veil(say('ended'))
      return
    }
    session = reply.value.session
    purse.becomeReal(toMinor(reply.value.balance), reply.value.currencySymbol, reply.value.decimals)
    stage.veil(null)
    begin(round.output)
  }

  async function settle(move: Move): Promise<Played<Outcome, Round> | null> {
    const body = { session, betId: newId(), move }
    const reply = await insist(stage, '/demo-games/bet', body, settledSchema)
    if (reply.kind === 'value') {
      const { outcome, round } = reply.value
      const [win, balance] = [toMinor(reply.value.win), toMinor(reply.value.balance)]
      purse.change({ balance: balance - win, chips: 0, lastWin: 0 })
      return { outcome, round, win, land: () => purse.change({ balance: purse.balance + win, lastWin: win }) }
    }
    if (reply.balance !== undefined) {
      purse.change({ balance: toMinor(reply.balance), chips: 0 })
      stage.result(purse.isEmpty ? '' : say('lowerBet'))
    } else stage.veil(say('ended'))
    return null
  }

  return {
    play(move) {
      const played = queue.then(() => settle(move))
      queue = played
      return played
    },
  }
}

/** Retries until there is a response: silently at first, then each time the player asks for it. */
async function insist<T>(
  stage: Stage,
  path: string,
  body: unknown,
  schema: v.GenericSchema<unknown, T>,
): Promise<Exclude<Reply<T>, { kind: 'silence' }>> {
  for (;;) {
    for (const wait of RETRY_DELAYS_MS) {
      await new Promise((resolve) => setTimeout(resolve, wait))
      const reply = await ask(path, body, schema)
      if (reply.kind !== 'silence') return reply
    }
    await new Promise<void>((resolve) => {
      stage.veil(stage.say('offline'), { label: stage.say('again'), act: resolve })
    })
    stage.veil(null)
  }
}

const toMinor = (amount: number) => Math.round(amount * 100)

/** A UUID; randomUUID is missing in an insecure context. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}
