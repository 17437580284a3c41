import { LOGOUT_PATH } from '#domain/constants/endpoints'
import { LOGOUT_TIMEOUT_MS } from '#domain/constants/timing'
import type { AppError } from '#domain/errors'
import { ok, type Result } from '#domain/result'
import type { Requester } from '../net/requester'
import type { FactsHolder } from '../facts'
import type { Sessions } from '../session/sessions'

interface Tools {
  readonly requester: Requester
  readonly facts: FactsHolder
  readonly sessions: Sessions
}

/** Ends the session on both sides: the gateway is told with the old token, the device does not wait for it. */
export const logOut = async ({ requester, facts, sessions }: Tools): Promise<Result<null, AppError>> => {
  const { session } = facts.current
  if (session) void tellLogout(requester, session.token)
  await sessions.logOut()
  return ok(null)
}

/** Ends a session on the gateway's side, by its token. */
export const tellLogout = (requester: Requester, token: string): Promise<unknown> =>
  requester.send({
    path: LOGOUT_PATH,
    access: 'protected',
    token,
    method: 'POST',
    timeoutMs: LOGOUT_TIMEOUT_MS,
    alert: false,
  })
