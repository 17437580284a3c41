import { AUTO_LOGIN_KEY, REMEMBERED_MEMBER_KEY, SESSION_INFO_KEY } from '#domain/storage-keys'
import type { Member } from '#domain/port'
import { parseMember } from '#domain/session/session-info'
import { hasReturnUrl } from '../worker/client/page-facts'
import { readStorage } from '../storage/storage-area'

/**
 * Returns the member of the remembered login, shown as logged in at once (SES-11). Rows are read by this id until the
 * login that follows confirms or ends it.
 */
export const readRememberedMember = (): Member | null => {
  if (readStorage('session', SESSION_INFO_KEY)) return null
  if (readStorage('local', AUTO_LOGIN_KEY) === '0' || hasReturnUrl()) return null
  return parseMember(readStorage('local', REMEMBERED_MEMBER_KEY))
}
