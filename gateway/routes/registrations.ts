import * as v from 'valibot'
import { LANGUAGES } from '#domain/constants/languages'
import {
  CAPTCHA_ENTRIES,
  DEVICE_ENTRIES,
  newNameSchema,
  newPasswordSchema,
  NUMBER_ENTRIES,
  NUMBER_PROOF_ENTRIES,
  SOCIAL_ENTRIES,
} from '../accounts/account-schemas'
import type { Registered } from '../accounts/enter-member'
import type { Refused, Wait } from '../accounts/limits'
import { registerByName, registerByNumber } from '../accounts/register'
import { registerSocially } from '../accounts/social'
import type { CaptchaInput } from '../captcha/captcha'
import type { GatewayContext } from '../context'
import { isServed } from '../db/countries'
import { merchantRules } from '../db/merchant-rules'
import { clientIp } from '../http/client-ip'
import { success } from '../http/envelope'
import { readEncrypted } from '../http/read-post'
import { refusal, tooMany } from '../http/refusal'
import type { GatewayApp, GatewayRequest } from '../http/types'

const LONGEST_TEXT = 2048 // characters of an address with everything that a campaign hangs on it

const textSchema = v.pipe(v.string(), v.maxLength(LONGEST_TEXT))

const COMMON_ENTRIES = {
  ...CAPTCHA_ENTRIES,
  ...DEVICE_ENTRIES,
  password: newPasswordSchema,
  login: v.boolean(),
  registerMethod: v.picklist(['APP', 'H5', 'PWA', 'WEBCLIP']),
  registerUrl: textSchema,
  domain: textSchema,
  referralCode: v.optional(textSchema),
  affiliateCode: v.optional(textSchema),
  pixelTrack: v.optional(
    v.object({
      attribution: v.optional(v.record(v.string(), v.unknown())),
      clickIds: v.optional(v.record(v.string(), v.unknown())),
    }),
  ),
}

const byNameSchema = v.object({ ...COMMON_ENTRIES, username: newNameSchema })
const byNumberSchema = v.object({ ...COMMON_ENTRIES, ...NUMBER_ENTRIES, ...NUMBER_PROOF_ENTRIES })
const socialSchema = v.object({
  ...SOCIAL_ENTRIES,
  login: v.literal(true),
  smsTemplate: v.optional(textSchema),
  referralCode: v.optional(textSchema),
  affiliateCode: v.optional(textSchema),
})

/** The three ways to register (contract.md, Accounts; REG-01). */
export function registrationRoutes(app: GatewayApp, gateway: GatewayContext): void {
  app.post('/wps/member/register', async (c) => {
    if (c.req.header('ModuleId') !== 'REG3') return refusal(c, 'request.invalid')
    const post = await readEncrypted(c, gateway, byNameSchema)
    if (!post.ok) return post.answer
    const sent = post.value
    if (!isSolved(gateway, sent)) return refusal(c, 'captcha.invalid')
    const wish = { ...sent, language: languageOf(c), source: { ...sent, kind: 'username' } } as const
    return answer(c, await registerByName(gateway, sent.username, wish))
  })

  app.post('/wps/member/register/mobile', async (c) => {
    if (c.req.header('ModuleId') !== 'MOBILENUMREG3') return refusal(c, 'request.invalid')
    const post = await readEncrypted(c, gateway, byNumberSchema)
    if (!post.ok) return post.answer
    const sent = post.value
    if (!isServed(gateway.db, sent.countryDialingCode)) return refusal(c, 'request.invalid')
    if (!isSolved(gateway, sent)) return refusal(c, 'captcha.invalid')
    const wish = { ...sent, language: languageOf(c), source: { ...sent, kind: 'mobile' } } as const
    return answer(c, await registerByNumber(gateway, sent, sent, wish))
  })

  app.post('/wps/member/register/autoUsername', async (c) => {
    const post = await readEncrypted(c, gateway, socialSchema)
    if (!post.ok) return post.answer
    const { smsTemplate, referralCode, affiliateCode } = post.value
    const domain = c.req.header('Host') ?? ''
    const wish = { language: languageOf(c), domain, smsTemplate, referralCode, affiliateCode }
    return answer(c, await registerSocially(gateway, post.value, wish, clientIp(c)))
  })
}

const isSolved = ({ db, captcha }: GatewayContext, sent: CaptchaInput): boolean =>
  !merchantRules(db).captcha.register || captcha.verify(sent)

/** The language of the app that registers; what is no language of ours is the contract's default. */
function languageOf(c: GatewayRequest): string {
  const sent = c.req.header('Language')?.toUpperCase()
  return LANGUAGES.find(({ code }) => code === sent)?.code ?? 'CN'
}

function answer(c: GatewayRequest, outcome: Registered | Refused | Wait): Response {
  if (outcome.kind === 'wait') return tooMany(c, outcome.seconds)
  if (outcome.kind === 'refused') return refusal(c, outcome.code)
  const { id, username, type } = outcome.member
  return success(c, {
    ...(outcome.token !== null && { token: outcome.token }),
    id,
    userName: username,
    customerType: type,
  })
}
