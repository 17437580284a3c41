import * as v from 'valibot'

/** How one captcha server behaves: as it should, late, never, or wrongly. */
export const captchaServerSchema = v.variant('kind', [
  v.object({ kind: v.literal('good'), delayMs: v.optional(v.pipe(v.number(), v.minValue(0)), 0) }),
  /** Takes every request and never answers. */
  v.object({ kind: v.literal('silent') }),
  /** Cuts every connection. */
  v.object({ kind: v.literal('cut') }),
  /** Answers with a script that is not the one asked for, as a portal or a parked domain does. */
  v.object({ kind: v.literal('wrong') }),
  /** The script comes, and nothing that it asks for. */
  v.object({ kind: v.literal('scriptOnly') }),
])

/** One host of the stand-in providers; the first of them is the main one (CAP-03). */
export interface CaptchaServer {
  /** As in `http://127.0.0.1:41234`. */
  origin: string
  behaviour: v.InferOutput<typeof captchaServerSchema>
}

export const GOOD_SERVER: CaptchaServer['behaviour'] = { kind: 'good', delayMs: 0 }

export const CAPTCHA_SERVER_COUNT = 4 // the main one and three backups
