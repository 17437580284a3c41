import * as v from 'valibot'
import { codeSchema, defaultOf, idSchema, textSchema, timeSchema } from '../schema-helpers'

/** One row of GET GCSGAME_getGameMatchV2. */
export const matchSchema = v.object({
  id: idSchema,
  home: textSchema,
  away: textSchema,
  league: defaultOf(v.string(), ''),
  startTime: timeSchema,
  vendor: codeSchema,
  gameCode: codeSchema,
})

export type Match = v.InferOutput<typeof matchSchema>
