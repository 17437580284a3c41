import * as v from 'valibot'
import { defaultOf } from './primitives'

/** GET /wps/captcha/geetest: what Geetest v3 begins with (CAP-04). */
export const captchaSchema = v.object({
  gt: defaultOf(v.string(), ''),
  challenge: defaultOf(v.string(), ''),
  newCaptcha: defaultOf(v.boolean(), true),
  offline: defaultOf(v.boolean(), false),
})
