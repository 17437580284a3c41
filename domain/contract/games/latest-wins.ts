import * as v from 'valibot'
import { amountSchema, idSchema, textSchema, timeSchema } from '../schema-helpers'

/** One row of GET GCSGAME_getLatestWins, a call beyond the contract (docs/operators-reference.md). */
export const winSchema = v.object({
  id: idSchema,
  gameId: idSchema,
  /** The player's name as anyone may see it, such as `a***n`. */
  player: textSchema,
  /** In the merchant's currency. */
  amount: amountSchema,
  /** Epoch ms. */
  time: timeSchema,
})

export type Win = v.InferOutput<typeof winSchema>
