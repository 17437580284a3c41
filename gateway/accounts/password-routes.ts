import * as v from 'valibot'
import {
  emailSchema,
  newPasswordSchema,
  NUMBER_ENTRIES,
  passwordSchema,
  trimmedSchema,
} from './account-schemas'
import { changePassword, resetPassword } from './change-password'
import type { GatewayContext } from '../gateway-context'
import { clientIp } from '../http/client-ip'
import { success } from '../http/envelope'
import { forMember } from '../session/for-member'
import { readEncrypted } from '../http/read-post'
import { errorResponse, tooMany } from '../http/error-response'
import type { GatewayApp, GatewayRequest } from '../http/types'

const changeSchema = v.object({ oldPassword: v.optional(passwordSchema), newPassword: newPasswordSchema })

const resetSchema = v.intersect([
  v.object({ username: trimmedSchema, verificationCode: trimmedSchema, newPassword: newPasswordSchema }),
  v.variant('method', [
    v.object({ method: v.literal('S'), ...NUMBER_ENTRIES }),
    v.object({ method: v.literal('E'), email: emailSchema }),
  ]),
])

/** Routes for a changed and a forgotten password (contract.md, Accounts). */
export function passwordRoutes(app: GatewayApp, gateway: GatewayContext): void {
  app.post(
    '/wps/session/password',
    forMember(gateway, async (c, member) => {
      const post = await readEncrypted(c, gateway, changeSchema)
      if (!post.ok) return post.answer
      const { oldPassword, newPassword } = post.value
      const sent = { member, sessionHash: member.sessionHash, oldPassword, newPassword }
      return answer(c, await changePassword(gateway, sent, clientIp(c)))
    }),
  )

  app.post('/wps/session/password/reset', async (c) => {
    const post = await readEncrypted(c, gateway, resetSchema)
    if (!post.ok) return post.answer
    const { username, verificationCode, newPassword } = post.value
    const sent = { username, verificationCode, newPassword, by: post.value }
    return answer(c, await resetPassword(gateway, sent, clientIp(c)))
  })
}

function answer(c: GatewayRequest, outcome: Awaited<ReturnType<typeof changePassword>>): Response {
  switch (outcome.kind) {
    case 'done':
      return success(c, null)
    case 'wait':
      return tooMany(c, outcome.seconds)
    case 'refused':
      return errorResponse(c, outcome.code)
  }
}
