import * as v from 'valibot'
import type { GatewayContext } from '../gateway-context'
import { respondOnce } from '../http/respond-once'
import { forMember, type RequestingMember } from '../session/for-member'
import { readEncrypted, readPlain } from '../http/read-post'
import { type RefusalCode, refusalOf } from '../http/error-response'
import type { GatewayApp, GatewayRequest } from '../http/types'
import { claimReward } from './claim-reward'
import { beginDeposit, beginWithdrawal } from './payments'
import { addBankCard, bankCardSchema } from './payout-accounts'
import { redeemItem } from './redeem-item'

const amountSchema = v.pipe(v.number(), v.finite(), v.minValue(0))
const idSchema = v.union([v.string(), v.number()])
const numericIdSchema = v.pipe(idSchema, v.transform(Number), v.integer())

const rewardSchema = v.object({ id: numericIdSchema })
const itemSchema = v.object({ id: v.pipe(idSchema, v.transform(String)) })
const depositSchema = v.object({ methodId: v.pipe(idSchema, v.transform(String)), amount: amountSchema })
const withdrawalSchema = v.object({
  accountId: numericIdSchema,
  amount: amountSchema,
  fundPassword: v.optional(v.string()),
})
const feedbackSchema = v.object({
  topic: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80)),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2_000)),
})

interface Done {
  readonly status: 'done' | 'pending' | 'failed'
  readonly redirectUrl?: string
}

/**
 * Members' transactions with money, points and rewards, each once per Idempotency-Key (contract.md, Content; MEM-02).
 */
export function moneyRoutes(app: GatewayApp, gateway: GatewayContext): void {
  const { db, clock } = gateway
  const plain = createActs(app, gateway, readPlain)
  const sealed = createActs(app, gateway, readEncrypted)

  plain('MCSFE_claimReward', rewardSchema, ({ member, body }) =>
    outcome(claimReward(gateway, member.id, body.id)),
  )
  plain('MCSFE_redeemItem', itemSchema, ({ member, body }) =>
    outcome(redeemItem(gateway, member.id, body.id)),
  )
  plain('MCSFE_createDeposit', depositSchema, ({ c, member, key, body }) => {
    const token = beginDeposit(gateway, { memberId: member.id, key, ...body })
    if (token === null) return 'request.invalid'
    return { status: 'pending', redirectUrl: `${new URL(c.req.url).origin}/pay/${token}` }
  })
  plain('MCSFE_feedback', feedbackSchema, ({ member, body }) => {
    db.run(
      'INSERT INTO feedback (member_id, topic, text, at) VALUES (?, ?, ?, ?)',
      member.id,
      body.topic,
      body.text,
      clock.now(),
    )
    return { status: 'done' }
  })
  sealed('MCSFE_createWithdrawal', withdrawalSchema, ({ member, key, body }) =>
    outcome(beginWithdrawal(gateway, { memberId: member.id, key, ...body })),
  )
  sealed('MCSFE_addBankCard', bankCardSchema, ({ member, body }) => outcome(addBankCard(db, member.id, body)))
}

interface Act<T> {
  readonly c: GatewayRequest
  readonly member: RequestingMember
  /** Its Idempotency-Key. */
  readonly key: string
  readonly body: T
}

type Work<T> = (act: Act<T>) => Done | RefusalCode

const outcome = (result: 'done' | 'pending' | RefusalCode): Done | RefusalCode =>
  result === 'done' || result === 'pending' ? { status: result } : result

/**
 * Turns a call into a route that carries it out once. Transactions require a key: without one, a lost response looks
 * like a lost request.
 * @param read opens the body, plain or encrypted
 */
function createActs(app: GatewayApp, gateway: GatewayContext, read: typeof readPlain) {
  return <T>(call: string, schema: v.GenericSchema<unknown, T>, work: Work<T>): void => {
    app.post(
      `/wps/relay/${call}`,
      forMember(gateway, async (c, member) => {
        const post = await read(c, gateway, schema)
        if (!post.ok) return post.answer
        return respondOnce(c, gateway, { owner: String(member.id), body: post.text }, (key) => {
          const done = key === null ? 'request.invalid' : work({ c, member, key, body: post.value })
          return typeof done === 'string'
            ? refusalOf(c, done)
            : { status: 200, body: { success: true, value: done } }
        })
      }),
    )
  }
}
