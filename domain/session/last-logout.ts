import { shortDigest } from '../text/short-digest'
import { parseSessionInfo, parseStoredAt } from './session-info'

/**
 * The last logout on this device, for tabs that were not running then (SES-08): its time in epoch ms, a space, and a
 * digest of the account in place of its id.
 */
export const describeLogout = (merchant: string, member: string, now: number): string =>
  `${String(now)} ${accountDigest(merchant, member)}`

/** Returns the time to store with a new session, epoch ms: not before the last logout, if the clock was set back since. */
export const sessionStartAfter = (lastLogout: string | null, now: number): number =>
  Math.max(now, Number.parseInt(lastLogout ?? '') || 0)

/**
 * True if the member of a stored session has logged out since it was stored.
 * @param sessionInfo text of session storage
 * @param lastLogout result of `describeLogout`; null without a logout
 */
export const hasLoggedOutSince = (sessionInfo: string | null, lastLogout: string | null): boolean => {
  const session = parseSessionInfo(sessionInfo)
  const [at, account] = (lastLogout ?? '').split(' ')
  if (account !== (session && accountDigest(session.merchantCode, session.id))) return false
  return !(parseStoredAt(sessionInfo) >= Number(at))
}

const accountDigest = (merchant: string, member: string): string => shortDigest(`${merchant} ${member}`)
