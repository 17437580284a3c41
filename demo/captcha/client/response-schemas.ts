import * as v from 'valibot'

/** A puzzle as sent by the server; lengths are units of the image. */
const puzzleSchema = v.object({
  id: v.string(),
  width: v.number(),
  height: v.number(),
  piece: v.number(),
  picture: v.string(),
  slice: v.string(),
})

export type PuzzleData = v.InferOutput<typeof puzzleSchema>

export const openedSchema = v.variant('status', [
  v.object({ status: v.literal('success'), data: puzzleSchema }),
  v.object({ status: v.literal('error'), error: v.looseObject({}) }),
])

export const judgedV3Schema = v.object({ success: v.picklist([0, 1]), validate: v.optional(v.string(), '') })

export const judgedV4Schema = v.object({
  result: v.picklist(['success', 'fail']),
  seccode: v.optional(v.record(v.string(), v.string())),
})
