import * as v from 'valibot'
import { defaultOf } from '../schema-helpers'

/**
 * GET /wps/captcha/geetest: the challenge of Geetest v3 (CAP-04). An invalid account or challenge rejects the
 * response.
 */
export const captchaSchema = v.object({
  gt: v.optional(v.string(), ''),
  challenge: v.optional(v.string(), ''),
  newCaptcha: defaultOf(v.boolean(), true),
  offline: defaultOf(v.boolean(), false),
})
