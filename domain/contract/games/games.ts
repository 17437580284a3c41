import * as v from 'valibot'
import { codeSchema, defaultOf, idSchema, textSchema } from '../schema-helpers'

/** One row of GET /lgw/games/mobile. */
export const gameSchema = v.object({
  gameId: idSchema,
  nodeId: idSchema,
  gameCode: codeSchema,
  name: textSchema,
  vendor: codeSchema,
  accountTypeName: defaultOf(v.string(), ''),
  gameClassify: codeSchema,
  gameType: defaultOf(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), ''),
  image: defaultOf(v.string(), ''),
  isNew: defaultOf(v.boolean(), false),
  isHot: defaultOf(v.boolean(), false),
  hasTrial: defaultOf(v.boolean(), false),
  hasLobby: defaultOf(v.boolean(), false),
  color: defaultOf(v.string(), ''),
  prizeModes: defaultOf(v.array(v.union([v.string(), v.number()])), []),
  lottoArea: defaultOf(v.string(), ''),
  launchMode: defaultOf(v.string(), ''),
  lottoView: defaultOf(v.string(), ''),
  order: defaultOf(v.number(), 0),
})

export type Game = v.InferOutput<typeof gameSchema>

const isId = (id: unknown): id is string | number => v.is(idSchema, id)

/** GET /lgw/games/popular: ids. Invalid ones are dropped; a list of only invalid ones is rejected. */
export const popularSchema = v.pipe(
  v.array(v.unknown()),
  v.check((ids) => ids.length === 0 || ids.some(isId), 'no id is valid'),
  v.transform((ids) => [...new Set(ids.filter(isId).map(String))]),
)

/** GET GCS_gameTrialLaunch and its synchronous variant, and GET /wps/game/launchGame. */
export const gameUrlSchema = v.object({ gameUrl: textSchema })
