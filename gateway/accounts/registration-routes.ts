import * as v from 'valibot'
import { LANGUAGES } from '#domain/language/languages'
import {
  CAPTCHA_ENTRIES,
  DEVICE_ENTRIES,
  newNameSchema,
  newPasswordSchema,
  NUMBER_ENTRIES,
  NUMBER_PROOF_ENTRIES,
  SOCIAL_ENTRIES,
} from './account-schemas'
import type { Registered } from './create-member'
import type { Refused, Wait } from './attempt-limits'
import { registerByName, registerByNumber } from './register'
import { registerSocially } from './social-login'
import type { CaptchaInput } from '../captcha/captcha'
import type { GatewayContext } from '../gateway-context'
import { isServed } from '../system/countries'
import { merchantRules } from '../system/merchant-rules'
import { clientIp } from '../http/client-ip'
import { success } from '../http/envelope'
import { readEncrypted } from '../http/read-post'
import { errorResponse, tooMany } from '../http/error-response'
import type { GatewayApp, GatewayRequest } from '../http/types'

const LONGEST_TEXT = 2048 // characters of a URL with all its campaign parameters

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
    if (c.req.header('ModuleId') !== 'REG3') return errorResponse(c, 'request.invalid')
    const post = await readEncrypted(c, gateway, byNameSchema)
    if (!post.ok) return post.answer
    const sent = post.value
    if (!isSolved(gateway, sent)) return errorResponse(c, 'captcha.invalid')
    const input = { ...sent, language: languageOf(c), source: { ...sent, kind: 'username' } } as const
    return answer(c, await registerByName(gateway, sent.username, input))
  })

  app.post('/wps/member/register/mobile', async (c) => {
    if (c.req.header('ModuleId') !== 'MOBILENUMREG3') return errorResponse(c, 'request.invalid')
    const post = await readEncrypted(c, gateway, byNumberSchema)
    if (!post.ok) return post.answer
    const sent = post.value
    if (!isServed(gateway.db, sent.countryDialingCode)) return errorResponse(c, 'request.invalid')
    if (!isSolved(gateway, sent)) return errorResponse(c, 'captcha.invalid')
    const input = { ...sent, language: languageOf(c), source: { ...sent, kind: 'mobile' } } as const
    return answer(c, await registerByNumber(gateway, sent, sent, input))
  })

  app.post('/wps/member/register/autoUsername', async (c) => {
    const post = await readEncrypted(c, gateway, socialSchema)
    if (!post.ok) return post.answer
    const { smsTemplate, referralCode, affiliateCode } = post.value
    const domain = c.req.header('Host') ?? ''
    const input = { language: languageOf(c), domain, smsTemplate, referralCode, affiliateCode }
    return answer(c, await registerSocially(gateway, post.value, input, clientIp(c)))
  })
}

const isSolved = ({ db, captcha }: GatewayContext, sent: CaptchaInput): boolean =>
  !merchantRules(db).captcha.register || captcha.verify(sent)

/** Language code of the app that registers; unknown languages become the contract's default. */
function languageOf(c: GatewayRequest): string {
  const sent = c.req.header('Language')?.toUpperCase()
  return LANGUAGES.find(({ code }) => code === sent)?.code ?? 'CN'
}

function answer(c: GatewayRequest, outcome: Registered | Refused | Wait): Response {
  if (outcome.kind === 'wait') return tooMany(c, outcome.seconds)
  if (outcome.kind === 'refused') return errorResponse(c, outcome.code)
  const { id, username, type } = outcome.member
  return success(c, {
    ...(outcome.token !== null && { token: outcome.token }),
    id,
    userName: username,
    customerType: type,
  })
}
