import * as v from 'valibot'

/** One call that a pixel received: provider, id and arguments. */
export const pixelCallSchema = v.object({
  pixel: v.picklist(['facebook', 'google', 'tiktok', 'kwai']),
  id: v.pipe(v.string(), v.maxLength(64)),
  args: v.array(v.unknown()),
})

export type PixelCall = v.InferOutput<typeof pixelCallSchema>
