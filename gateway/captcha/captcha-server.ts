import * as v from 'valibot'

/** Behaviour of one captcha server: normal, delayed, silent or wrong. */
export const captchaServerSchema = v.variant('kind', [
  v.object({ kind: v.literal('good'), delayMs: v.optional(v.pipe(v.number(), v.minValue(0)), 0) }),
  /** Accepts every request and never responds. */
  v.object({ kind: v.literal('silent') }),
  /** Closes every connection. */
  v.object({ kind: v.literal('cut') }),
  /** Responds with the wrong script, as a portal or a parked domain does. */
  v.object({ kind: v.literal('wrong') }),
  /** Serves the script but not its requests. */
  v.object({ kind: v.literal('scriptOnly') }),
])

/** One host of the stand-in providers; the first of them is the main one (CAP-03). */
export interface CaptchaServer {
  /** Such as `http://127.0.0.1:41234`. */
  origin: string
  behaviour: v.InferOutput<typeof captchaServerSchema>
}

export const GOOD_SERVER: CaptchaServer['behaviour'] = { kind: 'good', delayMs: 0 }

export const CAPTCHA_SERVER_COUNT = 4 // the main one and three backups
