import * as v from 'valibot'
import { emailSchema, NUMBER_ENTRIES, trimmedSchema } from './account-schemas'
import { sendEmail, sendSms, type SendOutcome } from './send-code'
import type { GatewayContext } from '../gateway-context'
import { isServed } from '../system/countries'
import { merchantRules } from '../system/merchant-rules'
import { clientIp } from '../http/client-ip'
import { success } from '../http/envelope'
import { errorResponse, tooMany } from '../http/error-response'
import type { GatewayApp, GatewayRequest } from '../http/types'

// CAP-05: only v4 works here.
const smsSchema = v.object({ ...NUMBER_ENTRIES, geetestValidateV4: v.optional(v.unknown()) })
const emailRequestSchema = v.object({ username: trimmedSchema, email: emailSchema })

/** Routes for codes that verify a number or a mailbox (contract.md, Accounts). */
export function verificationCodeRoutes(app: GatewayApp, gateway: GatewayContext): void {
  const { db } = gateway

  app.post('/wps/verification/sms/noLogin', async (c) => {
    const body = v.safeParse(v.pipe(v.string(), v.parseJson(), smsSchema), await c.req.text())
    if (!body.success || !isServed(db, body.output.countryDialingCode))
      return errorResponse(c, 'request.invalid')
    const { geetestValidateV4, ...number } = body.output
    const isAsked = merchantRules(db).captcha.sms
    if (isAsked && !gateway.captcha.verify({ geetestValidateV4 })) return errorResponse(c, 'captcha.invalid')
    return answer(c, sendSms(gateway, number, clientIp(c)))
  })

  app.post('/wps/verification/email/noLogin', async (c) => {
    const body = v.safeParse(v.pipe(v.string(), v.parseJson(), emailRequestSchema), await c.req.text())
    if (!body.success) return errorResponse(c, 'request.invalid')
    return answer(c, sendEmail(gateway, body.output, clientIp(c)))
  })
}

const answer = (c: GatewayRequest, outcome: SendOutcome): Response =>
  outcome.kind === 'wait'
    ? tooMany(c, outcome.seconds)
    : success(c, { expirationTime: outcome.expirationTime })
