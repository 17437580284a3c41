import * as v from 'valibot'

/** One thing that a pixel was told: of which provider, under which id, and in which words. */
export const pixelCallSchema = v.object({
  pixel: v.picklist(['facebook', 'google', 'tiktok', 'kwai']),
  id: v.pipe(v.string(), v.maxLength(64)),
  args: v.array(v.unknown()),
})

export type PixelCall = v.InferOutput<typeof pixelCallSchema>
