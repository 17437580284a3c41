import * as v from 'valibot'
import { defaultOf } from '../schema-helpers'

/** GET /wps/captcha/geetest: what Geetest v3 begins with (CAP-04). A wrong account or challenge rejects the answer. */
export const captchaSchema = v.object({
  gt: v.optional(v.string(), ''),
  challenge: v.optional(v.string(), ''),
  newCaptcha: defaultOf(v.boolean(), true),
  offline: defaultOf(v.boolean(), false),
})
