import * as v from 'valibot'
import type { SocialChannel } from '#domain/contract/accounts/identity-settings'
import {
  CAPTCHA_ENTRIES,
  DEVICE_ENTRIES,
  hasOneProof,
  NUMBER_ENTRIES,
  NUMBER_PROOF_ENTRIES,
  passwordSchema,
  SOCIAL_ENTRIES,
  trimmedSchema,
} from '../accounts/account-schemas'
import { logIn, logInByNumber, type LoginOutcome } from '../accounts/log-in'
import type { Member } from '../member/members'
import { endSession } from './sessions'
import type { SocialProof } from '../accounts/social-account'
import { logInSocially } from '../accounts/social-login'
import { verifyLogin } from '../accounts/verify-login'
import type { GatewayContext } from '../gateway-context'
import { merchantRules } from '../system/merchant-rules'
import { clientIp } from '../http/client-ip'
import { success } from '../http/envelope'
import { forMember } from './for-member'
import { readEncrypted } from '../http/read-post'
import { errorResponse, tooMany } from '../http/error-response'
import type { GatewayApp, GatewayRequest } from '../http/types'

const COMMON_ENTRIES = {
  ...CAPTCHA_ENTRIES,
  ...DEVICE_ENTRIES,
  device: v.optional(v.picklist(['IPAD', 'PWA', 'WEBCLIP'])),
}

/** Credentials, with or without a provider token that is to be bound; a number with its proof; or only the token. */
const loginSchema = v.union([
  v.pipe(
    v.object({
      ...COMMON_ENTRIES,
      ...v.partial(v.object(SOCIAL_ENTRIES)).entries,
      type: v.optional(v.literal('username')),
      username: trimmedSchema,
      password: passwordSchema,
    }),
    v.check((sent) => (sent.firebaseChannel === undefined) === (sent.firebaseIdToken === undefined)),
  ),
  v.pipe(
    v.object({
      ...COMMON_ENTRIES,
      ...NUMBER_ENTRIES,
      ...NUMBER_PROOF_ENTRIES,
      type: v.literal('sms'),
      firebaseChannel: v.optional(v.never()),
    }),
    v.check((sent) => hasOneProof(sent)),
  ),
  v.object({ ...COMMON_ENTRIES, ...SOCIAL_ENTRIES, type: v.literal('firebase') }),
])

type LoginMessage = v.InferOutput<typeof loginSchema>

const PROOF_SCHEMA = v.union([
  v.object({ method: v.literal('E'), email: trimmedSchema }),
  v.object({ method: v.literal('P'), payeeName: trimmedSchema }),
  v.object({ method: v.literal('G'), authCode: trimmedSchema }),
  v.pipe(
    v.object({ method: v.literal('S'), ...NUMBER_ENTRIES, ...NUMBER_PROOF_ENTRIES }),
    v.check((sent) => hasOneProof(sent)),
  ),
])

const verificationSchema = v.intersect([
  v.object({
    ticket: trimmedSchema,
    loginDeviceId: DEVICE_ENTRIES.loginDeviceId,
    username: v.optional(v.string()),
    password: v.optional(v.string()),
  }),
  PROOF_SCHEMA,
])

const VERIFY_OPTIONS = ['payeeName', 'sms', 'ga', 'email'] as const

/** The key of encrypted posts, login, its second factor and logout (contract.md, Encrypted posts and Accounts). */
export function sessionRoutes(app: GatewayApp, gateway: GatewayContext): void {
  app.get('/wps/session/key/rsa', async (c) => {
    const spki = await gateway.keys.hand()
    return success(c, { spki, now: gateway.clock.now() })
  })

  app.post('/wps/session/login', async (c) => {
    const post = await readEncrypted(c, gateway, loginSchema)
    if (!post.ok) return post.answer
    const sent = post.value
    // A provider's token cannot be guessed, so it needs no captcha.
    const isAsked = sent.type !== 'firebase' && merchantRules(gateway.db).captcha.login
    if (isAsked && !gateway.captcha.verify(sent)) return errorResponse(c, 'captcha.invalid')
    return answerLogin(c, gateway, await outcomeOf(gateway, sent, clientIp(c)))
  })

  app.post('/wps/session/login/verification', async (c) => {
    const post = await readEncrypted(c, gateway, verificationSchema)
    if (!post.ok) return post.answer
    const { ticket, username, password } = post.value
    const sent = { ticket, username, password, proof: post.value }
    return answerLogin(c, gateway, await verifyLogin(gateway, sent, clientIp(c)))
  })

  app.post(
    '/wps/session/logout',
    forMember(gateway, (c, { sessionHash }) => {
      endSession(gateway.db, sessionHash)
      return success(c, null)
    }),
  )
}

function outcomeOf(gateway: GatewayContext, sent: LoginMessage, ip: string): Promise<LoginOutcome> {
  switch (sent.type) {
    case 'sms':
      return logInByNumber(gateway, sent, sent, ip)
    case 'firebase':
      return logInSocially(gateway, sent, ip)
    default:
      return logIn(gateway, sent, proofIn(sent), ip)
  }
}

/** Null if nothing is to be bound. */
function proofIn(sent: {
  readonly firebaseChannel?: SocialChannel | undefined
  readonly firebaseIdToken?: string | undefined
}): SocialProof | null {
  const { firebaseChannel, firebaseIdToken } = sent
  const isThere = firebaseChannel !== undefined && firebaseIdToken !== undefined
  return isThere ? { firebaseChannel, firebaseIdToken } : null
}

function answerLogin(c: GatewayRequest, gateway: GatewayContext, outcome: LoginOutcome): Response {
  switch (outcome.kind) {
    case 'refused':
      return errorResponse(c, outcome.code)
    case 'wait':
      return tooMany(c, outcome.seconds)
    case 'verify': {
      const { verifiedBy } = outcome.member
      const options = Object.fromEntries(VERIFY_OPTIONS.map((one) => [one, verifiedBy.includes(one)]))
      return errorResponse(c, 'login_verify_required', { options, ticket: outcome.ticket })
    }
    case 'in': {
      const { token, member, isWeak } = outcome
      return success(c, {
        token,
        id: member.id,
        userName: member.username,
        customerType: member.type,
        firstTimeLogin: member.isFirstLogin,
        passwordExpired: member.isExpired,
        ...((isWeak || isChangeForced(gateway, member)) && { updatePassword: true }),
      })
    }
  }
}

/** LOG-04: an expired password has to be changed only if the merchant requires it. */
const isChangeForced = ({ db }: GatewayContext, { isFirstLogin, isExpired }: Member): boolean =>
  isFirstLogin || (isExpired && merchantRules(db).has('PWDEXPFORCECHANGE3'))
