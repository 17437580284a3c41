import * as v from 'valibot'
import { MEMBER_INFO_PATH } from '#domain/constants/endpoints'
import { tokenSchema } from '#domain/contract/accounts'
import { memberInfoSchema } from '#domain/contract/members'
import type { AppError } from '#domain/errors'
import type { LoginOutcome, Session } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import type { FactsHolder } from '../facts'
import type { Requester } from '../net/requester'
import type { Pauses } from '../pauses'
import type { Sessions } from '../session/sessions'
import { tellLogout } from './logout'

interface Tools {
  readonly requester: Requester
  readonly facts: FactsHolder
  readonly sessions: Sessions
  readonly pauses: Pauses
}

/**
 * Makes a session of a token that came in the address (SES-03). Whose it is member info tells, before any guard decides
 * on their type. A logout that comes meanwhile ends it too.
 */
export const adoptToken = async (
  tools: Tools,
  { token }: { readonly token: string },
): Promise<Result<LoginOutcome, AppError>> => {
  const { requester, facts, sessions } = tools
  if (!v.is(tokenSchema, token)) return err({ kind: 'no-session' }) // nobody's: it could not even be sent
  const { logouts } = sessions
  const info = await requester.ask(
    { path: MEMBER_INFO_PATH, access: 'protected', token, alert: false },
    memberInfoSchema,
  )
  if (!info.ok) return info
  if (sessions.logouts !== logouts) {
    void tellLogout(tools, token)
    return err({ kind: 'aborted' })
  }
  const session: Session = {
    id: info.value.id,
    token,
    userName: info.value.account,
    merchantCode: facts.current.merchant,
    type: info.value.type,
    firstTimeLogin: false,
  }
  await sessions.start(session)
  return ok({ session, updatePassword: false })
}
