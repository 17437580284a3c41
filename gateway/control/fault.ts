import * as v from 'valibot'

const bytes = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))

/** Every fault in the last section of contract.md, in the control endpoint's format. */
export const faultSchema = v.variant('kind', [
  /** An HTTP status without any work done; `body` is the text of a proxy or of the gateway itself. */
  v.object({
    kind: v.literal('status'),
    status: v.picklist([401, 429, 500, 502, 503]),
    retryAfter: v.optional(v.number()), // seconds
    body: v.optional(v.picklist(['envelope', 'html', 'empty']), 'envelope'),
    errorCode: v.optional(v.string()),
  }),
  /** `success: false` with any code, message and additional fields. */
  v.object({
    kind: v.literal('failure'),
    errorCode: v.string(),
    message: v.optional(v.string(), 'The operator refused.'),
    status: v.optional(v.picklist([200, 400, 401, 404, 429, 500, 502, 503]), 200),
    fields: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
  /** The correct response, delayed. */
  v.object({ kind: v.literal('delay'), ms: v.pipe(v.number(), v.minValue(0)) }),
  /** The correct response, once other faults replace this one. */
  v.object({ kind: v.literal('held') }),
  /** The connection closes before the first byte, within the body, or after all bytes but before the end. */
  v.object({ kind: v.literal('cut'), at: v.picklist(['before', 'during', 'after']), bytes }),
  /** Like `cut`, but the connection remains open and silent. */
  v.object({ kind: v.literal('hang'), at: v.picklist(['before', 'during', 'after']), bytes }),
  /** The work is done, and the connection closes without a response. */
  v.object({ kind: v.literal('noAnswer') }),
  /** A complete HTTP response with truncated JSON. */
  v.object({ kind: v.literal('truncatedJson') }),
  /** An HTML page instead of JSON, as a captive portal sends it. */
  v.object({ kind: v.literal('html'), status: v.optional(v.picklist([200, 403, 502]), 200) }),
  /** `share` of the rows of a list lose the field, or have `value` in it. */
  v.object({
    kind: v.literal('rows'),
    field: v.string(),
    change: v.picklist(['missing', 'wrong']),
    value: v.optional(v.unknown()),
    share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  }),
  /** Every id of a list is sent twice. */
  v.object({ kind: v.literal('duplicateIds'), field: v.optional(v.string()) }),
  v.object({ kind: v.literal('emptyList') }),
  /** Any value in place of the original one, inside a valid envelope. */
  v.object({ kind: v.literal('value'), value: v.unknown() }),
  /** The asset manifest of a build that does not exist. */
  v.object({ kind: v.literal('changedManifest') }),
  /** An unknown key: the gateway does not know its kid and could not decrypt with it. */
  v.object({ kind: v.literal('wrongKey') }),
  /** A chunk or image that the host no longer has. */
  v.object({ kind: v.literal('missing') }),
])

export type Fault = v.InferOutput<typeof faultSchema>

/** Selects the requests of a fault: all, or the `times` after the first `skip`, whose path contains `match`. */
export const faultRuleSchema = v.object({
  match: v.string(),
  /** True if `match` is a regular expression over path and query, not a substring. */
  regex: v.optional(v.boolean(), false),
  method: v.optional(v.pipe(v.string(), v.toUpperCase())),
  times: v.optional(v.number(), Infinity),
  skip: v.optional(v.number(), 0),
  fault: faultSchema,
})

export type FaultRule = v.InferOutput<typeof faultRuleSchema>
