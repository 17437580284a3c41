import * as v from 'valibot'

/** GET /wps/captcha/geetest: what Geetest v3 begins with (CAP-04). */
export const captchaSchema = v.object({
  gt: v.optional(v.string(), ''),
  challenge: v.optional(v.string(), ''),
  newCaptcha: v.optional(v.boolean(), true),
  offline: v.optional(v.boolean(), false),
})
