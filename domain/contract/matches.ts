import * as v from 'valibot'
import { codeSchema, idSchema, textSchema, timeSchema } from './primitives'

/** One row of GET GCSGAME_getGameMatchV2. */
export const matchSchema = v.object({
  id: idSchema,
  home: textSchema,
  away: textSchema,
  league: v.optional(v.string(), ''),
  startTime: timeSchema,
  vendor: codeSchema,
  gameCode: codeSchema,
})

export type Match = v.InferOutput<typeof matchSchema>
