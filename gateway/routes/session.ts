import * as v from 'valibot'
import { logIn, type LoginOutcome } from '../accounts/log-in'
import { endSession } from '../accounts/sessions'
import type { GatewayContext } from '../context'
import { readSettings } from '../db/settings'
import { clientIp } from '../http/client-ip'
import { success } from '../http/envelope'
import { contentLanguage } from '../http/language'
import { forMember } from '../http/members'
import { readEncrypted } from '../http/read-encrypted'
import { refusal } from '../http/refusal'
import type { GatewayApp, GatewayRequest } from '../http/types'

/** Credentials; the other types of login are not offered yet, and so a bad request. */
const loginSchema = v.object({
  type: v.optional(v.literal('username')),
  username: v.pipe(v.string(), v.nonEmpty()),
  password: v.pipe(v.string(), v.nonEmpty()),
  loginDeviceId: v.pipe(v.string(), v.nonEmpty()),
  isOfficialAppLogin: v.boolean(),
  device: v.optional(v.picklist(['IPAD', 'PWA', 'WEBCLIP'])),
})

const VERIFY_OPTIONS = ['payeeName', 'sms', 'ga', 'email'] as const

/** The key of encrypted posts, login and logout (contract.md, Encrypted posts and Accounts). */
export function sessionRoutes(app: GatewayApp, gateway: GatewayContext): void {
  app.get('/wps/session/key/rsa', async (c) => {
    const spki = await gateway.keys.hand()
    return success(c, { spki, now: gateway.clock.now() })
  })

  app.post('/wps/session/login', async (c) => {
    const post = await readEncrypted(c, gateway, loginSchema)
    if (!post.ok) return post.answer
    const { username, password } = post.value
    return answerLogin(c, gateway, await logIn(gateway, { username, password, ip: clientIp(c) }))
  })

  app.post(
    '/wps/session/logout',
    forMember(gateway, (c, { sessionHash }) => {
      endSession(gateway.db, sessionHash)
      return success(c, null)
    }),
  )
}

function answerLogin(c: GatewayRequest, gateway: GatewayContext, outcome: LoginOutcome): Response {
  switch (outcome.kind) {
    case 'wrong':
      return refusal(c, 'login.cred.err')
    case 'wait':
      c.header('Retry-After', String(outcome.seconds))
      return refusal(c, 'TOO_MANY_REQUEST')
    case 'verify': {
      const { verifiedBy } = outcome.member
      const options = Object.fromEntries(VERIFY_OPTIONS.map((one) => [one, verifiedBy.includes(one)]))
      return refusal(c, 'login_verify_required', { options, ticket: outcome.ticket })
    }
    case 'in': {
      const { id, username, type, isFirstLogin, isExpired } = outcome.member
      return success(c, {
        token: outcome.token,
        id,
        userName: username,
        customerType: type,
        firstTimeLogin: isFirstLogin,
        passwordExpired: isExpired,
        ...((isFirstLogin || (isExpired && isChangeForced(c, gateway))) && { updatePassword: true }),
      })
    }
  }
}

/** LOG-04: an expired password has to be changed only where the merchant says so. */
function isChangeForced(c: GatewayRequest, gateway: GatewayContext): boolean {
  const flags = v.safeParse(flagsSchema, readSettings(gateway, contentLanguage(c)))
  return flags.success && flags.output.whitelabelVal['PWDEXPFORCECHANGE3'] === true
}

const flagsSchema = v.object({ whitelabelVal: v.record(v.string(), v.boolean()) })
