import { PLAY_SESSION_KEY } from '#domain/storage-keys'
import {
  findPlaySession,
  mergePlaySessions,
  parsePlaySessions,
  type PlaySession,
  playSessionAt,
  withPlaySession,
  writePlaySessions,
} from '#domain/safer-play/play-time'
import { shortDigest } from '#domain/text/short-digest'
import { readStorage, writeStorage } from '../../shared/storage/storage-area'
import { currentMember } from '../../shared/session/session-state'

/** As this page has last seen it: a storage area that keeps nothing costs the reload and the other tabs, no more. */
let held: PlaySession | null = null
/** The page has been on the screen ever since: no time that passes is a break. */
let isWatched = false

/** It outlives a logout, so the id itself is not written down. */
const player = (): string => {
  const member = currentMember()
  return member ? shortDigest(member.id) : ''
}

const stored = (): readonly PlaySession[] => parsePlaySessions(readStorage('local', PLAY_SESSION_KEY))

/** All that are known, the one of this page as it is now. */
const known = (now: number): readonly PlaySession[] => {
  const sittings = stored()
  const own = held
  if (!own) return sittings
  const isThere = sittings.some(({ member }) => member === own.member)
  // A guest's that is not there any more has become a member's.
  const all = isThere || (own.member === '' && sittings.length > 0) ? sittings : [...sittings, own]
  if (!isWatched) return all
  return all.map((each) => (each.member === own.member ? { ...each, seenAt: now } : each))
}

const keep = (session: PlaySession): PlaySession => {
  held = session
  writeStorage('local', PLAY_SESSION_KEY, writePlaySessions(withPlaySession(stored(), session, Date.now())))
  return session
}

/** The sitting, with this page on the screen now. */
export const touchPlaySession = (): PlaySession => {
  const now = Date.now()
  const session = playSessionAt(known(now), player(), now)
  isWatched = true
  return keep(session)
}

/** The page goes from the screen: an absence begins. */
export const markHidden = (): void => {
  if (isWatched) touchPlaySession()
  isWatched = false
}

/** The device has slept with the page on the screen: the absence began when it was last seen. */
export const markSleep = (): void => {
  isWatched = false
}

/** The player goes on: the next reminder counts from now. */
export const answerPlaySession = (): void => {
  keep({ ...touchPlaySession(), answeredAt: Date.now() })
}

/** The sitting after another tab has written. This page was on the screen meanwhile, so what it knows of goes on. */
export const adoptPlaySession = (): PlaySession => {
  const theirs = findPlaySession(stored(), player(), Date.now())
  if (!theirs || !held) return touchPlaySession()
  const session = mergePlaySessions(held, theirs)
  if (writePlaySessions([session]) !== writePlaySessions([theirs])) return keep(session)
  held = theirs
  return theirs
}

/** The reminder that is open was seen; one whose parts did not come was not. */
let isDrawn = false

export const noteReminder = (isOnScreen: boolean): void => {
  isDrawn = isOnScreen
}

export const wasReminderDrawn = (): boolean => isDrawn
