import * as v from 'valibot'
import { codeSchema, idSchema, textSchema } from './primitives'

/** One row of GET /lgw/games/mobile. */
export const gameSchema = v.object({
  gameId: idSchema,
  nodeId: idSchema,
  gameCode: codeSchema,
  name: textSchema,
  vendor: codeSchema,
  accountTypeName: v.optional(v.string(), ''),
  gameClassify: codeSchema,
  gameType: v.optional(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), ''),
  image: v.optional(v.string(), ''),
  isNew: v.optional(v.boolean(), false),
  isHot: v.optional(v.boolean(), false),
  hasTrial: v.optional(v.boolean(), false),
  hasLobby: v.optional(v.boolean(), false),
  color: v.optional(v.string(), ''),
  prizeModes: v.optional(v.array(v.union([v.string(), v.number()])), []),
  lottoArea: v.optional(v.string(), ''),
  launchMode: v.optional(v.string(), ''),
  lottoView: v.optional(v.string(), ''),
  order: v.optional(v.number(), 0),
})

export type Game = v.InferOutput<typeof gameSchema>

/** GET /lgw/games/popular: ids; what is none is left out. */
export const popularSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((ids) => [
    ...new Set(ids.flatMap((id) => (typeof id === 'string' || typeof id === 'number' ? [String(id)] : []))),
  ]),
)

/** GET GCS_gameTrialLaunch and its synchronous variant, and GET /wps/game/launchGame. */
export const launchSchema = v.object({ gameUrl: textSchema })
