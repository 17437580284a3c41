import * as v from 'valibot'

/** The line that the process prints when it is ready. */
export const announcement = v.object({
  origin: v.string(),
  cdnOrigin: v.string(),
  lines: v.array(v.string()),
  control: v.nullable(v.string()),
})
export const requestLog = v.object({
  requests: v.array(
    v.object({
      at: v.number(),
      method: v.string(),
      path: v.string(),
      query: v.string(),
      headers: v.record(v.string(), v.string()),
      hasToken: v.boolean(),
    }),
  ),
  counts: v.record(v.string(), v.number()),
})

export type RequestLog = v.InferOutput<typeof requestLog>

/** The ledger of what apps have delivered. */
export const effects = v.array(
  v.object({
    kind: v.string(),
    call: v.string(),
    member: v.nullable(v.string()),
    key: v.nullable(v.string()),
    detail: v.unknown(),
    at: v.number(),
  }),
)
