import * as v from 'valibot'
import type { Database } from '../db/database'
import { storedSettings } from './settings'

const captchaSwitch = v.fallback(
  v.pipe(
    v.object({ captcha: v.object({ enabled: v.boolean() }) }),
    v.transform(({ captcha }) => captcha.enabled),
  ),
  false,
)
const weakPasswordSchema = v.object({
  salt: v.pipe(v.string(), v.base64()),
  iterations: v.pipe(v.number(), v.integer(), v.minValue(1)),
  hash: v.pipe(v.string(), v.base64()),
})

// contract.md, Settings: absent means off or the default.
const rulesSchema = v.object({
  whitelabelVal: v.fallback(v.record(v.string(), v.fallback(v.boolean(), false)), {}),
  login: captchaSwitch,
  sms: captchaSwitch,
  register: captchaSwitch,
  gw: v.fallback(
    v.object({ profileIconCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 9) }),
    { profileIconCount: 9 },
  ),
  weakPassword: v.fallback(v.optional(weakPasswordSchema), undefined),
  mobileRegisterPassword: v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty())), undefined),
  mobileRegisterVerify: v.fallback(v.boolean(), false),
})

/** Account rules in the merchant's settings. */
export function merchantRules(db: Database) {
  const { whitelabelVal, login, sms, register, gw, ...others } = v.parse(rulesSchema, storedSettings(db))
  return {
    ...others,
    /** A whitelabel flag; absent is off. */
    has: (flag: string): boolean => whitelabelVal[flag] === true,
    /** Calls that require a captcha result. */
    captcha: { login, sms, register },
    profileIcons: gw.profileIconCount,
  }
}
