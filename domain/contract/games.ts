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

const isId = (id: unknown): id is string | number => v.is(idSchema, id)

/** GET /lgw/games/popular: ids; what is none is left out, and a list of nothing but such is no answer. */
export const popularSchema = v.pipe(
  v.array(v.unknown()),
  v.check((ids) => ids.length === 0 || ids.some(isId), 'no id is valid'),
  v.transform((ids) => [...new Set(ids.filter(isId).map(String))]),
)

/** GET GCS_gameTrialLaunch and its synchronous variant, and GET /wps/game/launchGame. */
export const launchSchema = v.object({ gameUrl: textSchema })
