import * as v from 'valibot'
import { MEMBER_INFO_ENDPOINT } from '#domain/contract/endpoints'
import { tokenSchema } from '#domain/contract/accounts/accounts'
import { memberInfoSchema } from '#domain/contract/member/members'
import type { AppError } from '#domain/errors'
import type { Member, Session, TokenOutcome, TokenRequest } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import { mayLogInByItself } from '#domain/session/auto-login'
import type { PageFactsStore } from '../../page-facts-store'
import type { HttpClient } from '../../net/http-client'
import type { LoginAttempt } from '../../session/login-attempt'
import type { SessionManager } from '../../session/session-manager'
import { memberOf, openVault } from '../../session/open-vault'
import type { Store } from '../../store/store'

interface Dependencies {
  readonly httpClient: HttpClient
  readonly facts: PageFactsStore
  readonly sessions: SessionManager
  readonly store: Store
}

/**
 * Starts a session from a token in the URL (SES-03). Member info identifies the member before any guard depends on
 * the member's type. If another member is logged in nothing changes, unless the request names that member.
 */
export const startSessionFromToken = async (
  dependencies: Dependencies,
  { token, replaces }: TokenRequest,
  attempt: LoginAttempt,
): Promise<Result<TokenOutcome, AppError>> => {
  const { httpClient, facts, sessions } = dependencies
  if (!v.is(tokenSchema, token)) return err({ kind: 'no-session' }) // no member's token: it could not even be sent
  const info = await httpClient.requestParsed(
    { path: MEMBER_INFO_ENDPOINT, access: 'protected', token, alert: false },
    memberInfoSchema,
  )
  if (!info.ok) return info
  const offered: Member = { id: info.value.id, userName: info.value.account, type: info.value.type }
  const current = await currentMember(dependencies)
  if (current && current.id !== offered.id && current.id !== replaces)
    return ok({ kind: 'question', current, offered })
  const session: Session = {
    ...offered,
    token,
    merchantCode: facts.current.merchant,
    firstTimeLogin: false,
  }
  if (!(await sessions.startSession(session, attempt))) return err({ kind: 'aborted' })
  return ok({ kind: 'member', outcome: { session, updatePassword: false } })
}

/** Returns the member of this tab: of its session, or of a remembered login that is or would be sent (SES-11). */
const currentMember = async ({ facts, sessions, store }: Dependencies): Promise<Member | null> => {
  const { session } = facts.current
  if (session) return { id: session.id, userName: session.userName, type: session.type }
  if (sessions.unconfirmedMember) return sessions.unconfirmedMember
  const remembered = await openVault(store)
  // Also at a return URL: that is not an automatic login, but may be part of a shared link.
  const anywhere = { ...facts.current, hasReturnUrl: false }
  return remembered && mayLogInByItself(anywhere, remembered) ? memberOf(remembered) : null
}
