import * as v from 'valibot'
import { defaultOf, optionalOf } from '../schema-helpers'

/** Status of a transaction of money, points or rewards. `unknown`: the gateway has never seen its key. */
export const transactionSchema = v.object({
  status: v.picklist(['unknown', 'pending', 'done', 'failed']),
  message: defaultOf(v.string(), ''),
})
export type Transaction = v.InferOutput<typeof transactionSchema>

/** The response to such a transaction. */
export const moneyAnswerSchema = v.object({
  status: v.picklist(['done', 'pending', 'failed']),
  redirectUrl: optionalOf(v.string()),
})
