import * as v from 'valibot'
import { defaultOf, optionalOf } from '../schema-helpers'

/** What is known of a post that moves money, points or rewards. `unknown`: the gateway has never seen its key. */
export const transactionSchema = v.object({
  status: v.picklist(['unknown', 'pending', 'done', 'failed']),
  message: defaultOf(v.string(), ''),
})
export type Transaction = v.InferOutput<typeof transactionSchema>

/** The answer to such a post. */
export const moneyAnswerSchema = v.object({
  status: v.picklist(['done', 'pending', 'failed']),
  redirectUrl: optionalOf(v.string()),
})
