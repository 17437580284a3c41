import * as v from 'valibot'

/** The line that the process prints when it is ready. */
export const announcement = v.object({
  origin: v.string(),
  cdnOrigin: v.string(),
  lines: v.array(v.string()),
  captchaServers: v.array(v.string()),
  chatOrigin: v.string(),
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

/** The calls to the stand-in pixels, in order. */
export const pixelCalls = v.array(v.object({ pixel: v.string(), id: v.string(), args: v.array(v.unknown()) }))

/** The captcha's open puzzles, with the correct positions of their pieces. */
export const puzzles = v.array(v.object({ id: v.string(), version: v.picklist(['v3', 'v4']), x: v.number() }))
/** Codes that were sent, newest first. */
export const sentMessages = v.array(v.object({ code: v.string() }))

export const authenticator = v.object({ code: v.string() })

/** The providers' accounts that a member can log in with. */
export const socialLinks = v.array(v.object({ channel: v.string(), subject: v.string() }))

/** Attribution of each registration, in order of arrival. */
export const registrations = v.array(
  v.object({
    username: v.string(),
    kind: v.string(),
    registerMethod: v.string(),
    registerUrl: v.string(),
    domain: v.string(),
    referralCode: v.nullable(v.string()),
    affiliateCode: v.nullable(v.string()),
    pixelTrack: v.unknown(),
    loginDeviceId: v.string(),
    isOfficialAppLogin: v.boolean(),
    smsTemplate: v.nullable(v.string()),
  }),
)

/**
 * A member's balance and points, the entries that must add up to them (in the currency's unit), and the feedback that
 * has arrived.
 */
export const moneyView = v.object({
  balance: v.number(),
  entriesSum: v.number(),
  entries: v.array(v.object({ kind: v.string(), reference: v.string(), amount: v.number() })),
  points: v.number(),
  pointsSum: v.number(),
  payments: v.array(
    v.object({ kind: v.string(), target: v.string(), amount: v.number(), status: v.string() }),
  ),
  accounts: v.array(v.string()),
  feedback: v.array(v.object({ topic: v.string(), text: v.string() })),
})

export const memberViews = v.array(
  v.object({
    username: v.string(),
    sessions: v.number(),
    hasPassword: v.boolean(),
    firstTimeLogin: v.boolean(),
    passwordExpired: v.boolean(),
    mobile: v.nullable(v.object({ countryDialingCode: v.string(), mobileNum: v.string() })),
  }),
)
