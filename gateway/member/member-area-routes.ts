import * as v from 'valibot'
import type { GatewayContext } from '../gateway-context'
import { listMall, listMissions, listRewards } from '../money/offers'
import { depositSettings, withdrawAccounts } from '../money/payment-methods'
import { memberStandingOf } from './member-standing'
import { findFirstAnswer } from '../http/respond-once'
import { conditional } from '../http/conditional'
import { success } from '../http/envelope'
import type { ContentLanguage } from '../http/language'
import { forMember, type RequestingMember } from '../session/for-member'
import { errorResponse, type Answer } from '../http/error-response'
import type { GatewayApp } from '../http/types'
import { findPayment, settleDue } from '../money/payments'

/** Data for the pages of the member area, each member's own (contract.md, Content; MEM-02, MEM-03). */
export function memberAreaRoutes(app: GatewayApp, gateway: GatewayContext): void {
  const { db } = gateway
  const own = (call: string, build: (member: RequestingMember, language: ContentLanguage) => unknown) =>
    app.get(
      `/wps/relay/${call}`,
      forMember(gateway, (c, member) => {
        settleDue(gateway)
        return conditional(c, gateway, {
          member: String(member.id),
          build: (language) => build(member, language),
        })
      }),
    )

  own('MCSFE_getMerchantAvailablePromotions', ({ id }) => memberStandingOf(db, id).promotions)
  own('MCSFE_getDepositSettings', ({ id }, language) => depositSettings(gateway, language, id))
  own('MCSFE_getWithdrawAccountInfo', ({ id }, language) => withdrawAccounts(db, language, id))
  own('MCSFE_getRewards', ({ id }, language) => listRewards(gateway, language, id))
  own('MCSFE_getMissions', ({ id }, language) => listMissions(db, language, id))
  own('MCSFE_getMallItems', ({ id }, language) => listMall(gateway, language, id))

  app.get(
    '/wps/relay/MCSFE_getTransaction',
    forMember(gateway, (c, { id }) => {
      const query = v.safeParse(transactionQuery, c.req.query())
      if (!query.success) return errorResponse(c, 'request.invalid')
      settleDue(gateway)
      const key = query.output.idempotencyKey.toLowerCase()
      const payment = findPayment(db, id, key)
      if (payment !== null) return success(c, { status: payment.status })
      const first = findFirstAnswer(db, { owner: String(id), id: key, now: gateway.clock.now() })
      return success(c, first === null ? { status: 'unknown' } : outcomeOf(first.answer))
    }),
  )
}

const transactionQuery = v.object({ idempotencyKey: v.pipe(v.string(), v.uuid()) })

const doneSchema = v.object({ value: v.object({ status: v.picklist(['done', 'pending', 'failed']) }) })
const refusedSchema = v.object({ success: v.literal(false), message: v.string() })

/**
 * Returns a transaction's outcome from its first response: a rejection is failed, a response without a status is
 * done.
 */
function outcomeOf({ body }: Answer) {
  const refused = v.safeParse(refusedSchema, body)
  if (refused.success) return { status: 'failed', message: refused.output.message }
  const done = v.safeParse(doneSchema, body)
  return { status: done.success ? done.output.value.status : 'done' }
}
