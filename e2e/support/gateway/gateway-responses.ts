import * as v from 'valibot'

const text = v.string()
const texts = v.array(text)
const maybe = v.nullable(text)
const number = v.number()
const flag = v.boolean()

/** The line that the process prints when it is ready. */
export const announcement = v.object({
  ...v.entriesFromList(['origin', 'cdnOrigin', 'chatOrigin'], text),
  ...v.entriesFromList(['lines', 'captchaServers'], texts),
  control: maybe,
})
export const requestLog = v.object({
  requests: v.array(
    v.object({
      ...v.entriesFromList(['method', 'path', 'query'], text),
      ...{ at: number, headers: v.record(text, text), hasToken: flag },
    }),
  ),
  counts: v.record(text, number),
})

export type RequestLog = v.InferOutput<typeof requestLog>

/** The ledger of what apps have delivered. */
export const effects = v.array(
  v.object({ kind: text, call: text, member: maybe, key: maybe, detail: v.unknown(), at: number }),
)

/** The calls to the stand-in pixels, in order. */
export const pixelCalls = v.array(v.object({ pixel: text, id: text, args: v.array(v.unknown()) }))

/** The captcha's open puzzles, with the correct positions of their pieces. */
export const puzzles = v.array(v.object({ id: text, version: v.picklist(['v3', 'v4']), x: number }))
/** Codes that were sent, newest first. */
export const sentMessages = v.array(v.object({ code: text }))

export const authenticator = v.object({ code: text })

/** The providers' accounts that a member can log in with. */
export const socialLinks = v.array(v.object({ channel: text, subject: text }))

/** Attribution of each registration, in order of arrival. */
export const registrations = v.array(
  v.object({
    ...v.entriesFromList(
      ['username', 'kind', 'registerMethod', 'registerUrl', 'domain', 'loginDeviceId'],
      text,
    ),
    ...v.entriesFromList(['referralCode', 'affiliateCode', 'smsTemplate'], maybe),
    pixelTrack: v.unknown(),
    isOfficialAppLogin: flag,
  }),
)

/**
 * A member's balance and points, the entries that must add up to them (in the currency's unit), and the feedback that
 * has arrived.
 */
export const moneyView = v.object({
  ...v.entriesFromList(['balance', 'entriesSum', 'points', 'pointsSum'], number),
  entries: v.array(v.object({ kind: text, reference: text, amount: number })),
  payments: v.array(v.object({ kind: text, target: text, amount: number, status: text })),
  accounts: texts,
  feedback: v.array(v.object({ topic: text, text })),
})

export const memberViews = v.array(
  v.object({
    username: text,
    sessions: number,
    ...v.entriesFromList(['hasPassword', 'firstTimeLogin', 'passwordExpired'], flag),
    mobile: v.nullable(v.object({ countryDialingCode: text, mobileNum: text })),
  }),
)
