import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { post, seal } from './encrypted-post'
import { send } from './deliver'
import type { RunningGateway } from './running-gateway'

const answerSchema = v.object({
  success: v.boolean(),
  value: v.optional(v.object({ status: v.string(), redirectUrl: v.optional(v.string()) })),
  errorCode: v.optional(v.string()),
})

const moneySchema = v.object({
  balance: v.number(),
  entriesSum: v.number(),
  entries: v.array(v.object({ kind: v.string(), reference: v.string(), amount: v.number(), at: v.number() })),
  points: v.number(),
  pointsSum: v.number(),
  payments: v.array(
    v.object({ kind: v.string(), target: v.string(), amount: v.number(), status: v.string() }),
  ),
})

export type Money = v.InferOutput<typeof moneySchema>

const pathOf = (call: string): string => `/wps/relay/MCSFE_${call}`

/** A member's transaction: the last part of the call, the message and the key of its post. */
export interface Act {
  readonly token: string
  readonly call: string
  readonly body: unknown
  readonly key?: string
}

const SEALED: ReadonlySet<string> = new Set(['createWithdrawal', 'addBankCard'])

/** Sends it as the app does, encrypted where the contract requires it, with a new key unless one is given. */
export async function act(gateway: RunningGateway, { token, call, body, key = randomUUID() }: Act) {
  const path = pathOf(call)
  if (!SEALED.has(call)) return read(await send(gateway, { path, body, token, key }))
  const sealed = await seal(gateway, path, body)
  const headers = { ...sealed.headers, Authorization: token, 'Idempotency-Key': key }
  return read(await post(gateway, path, { ...sealed, headers }))
}

const read = async (response: Response) => v.parse(answerSchema, await response.json())

/** A member's balance and points, with the entries they are the sums of. */
export const moneyOf = async (gateway: RunningGateway, username: string): Promise<Money> =>
  v.parse(moneySchema, await (await gateway.get(`/__control/money?username=${username}`)).json())
