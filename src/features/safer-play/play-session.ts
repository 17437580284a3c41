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

/** The play session as last seen by this page. Without a working storage area, only reloads and other tabs lose it. */
let held: PlaySession | null = null
/** True while the page has been on the screen since the last update: this time is not a break. */
let isWatched = false

/** Returns a digest of the member's id. It outlives a logout, so the id itself is not saved. */
const player = (): string => {
  const member = currentMember()
  return member ? shortDigest(member.id) : ''
}

const stored = (): readonly PlaySession[] => parsePlaySessions(readStorage('local', PLAY_SESSION_KEY))

/** Returns all known play sessions, with this page's session up to date. */
const known = (now: number): readonly PlaySession[] => {
  const sittings = stored()
  const own = held
  if (!own) return sittings
  const isThere = sittings.some(({ member }) => member === own.member)
  // If a guest's session is missing, it has become a member's.
  const all = isThere || (own.member === '' && sittings.length > 0) ? sittings : [...sittings, own]
  if (!isWatched) return all
  return all.map((each) => (each.member === own.member ? { ...each, seenAt: now } : each))
}

const savePlaySession = (session: PlaySession): PlaySession => {
  held = session
  writeStorage('local', PLAY_SESSION_KEY, writePlaySessions(withPlaySession(stored(), session, Date.now())))
  return session
}

/** Returns the current play session, with this page on the screen now. */
export const touchPlaySession = (): PlaySession => {
  const now = Date.now()
  const session = playSessionAt(known(now), player(), now)
  isWatched = true
  return savePlaySession(session)
}

/** Called when the page leaves the screen: a break begins. */
export const markHidden = (): void => {
  if (isWatched) touchPlaySession()
  isWatched = false
}

/** Called after the device has slept with the page on the screen: the break began when the page was last active. */
export const markSleep = (): void => {
  isWatched = false
}

/** The player continues: the next reminder counts from now. */
export const answerPlaySession = (): void => {
  savePlaySession({ ...touchPlaySession(), answeredAt: Date.now() })
}

/**
 * Returns the play session after another tab has saved it. This page was on the screen meanwhile, so its own data is
 * merged in.
 */
export const adoptPlaySession = (): PlaySession => {
  const theirs = findPlaySession(stored(), player(), Date.now())
  if (!theirs || !held) return touchPlaySession()
  const session = mergePlaySessions(held, theirs)
  if (writePlaySessions([session]) !== writePlaySessions([theirs])) return savePlaySession(session)
  held = theirs
  return theirs
}

/** True once the open reminder has been on the screen; false if its chunks did not load. */
let isDrawn = false

export const recordReminder = (isOnScreen: boolean): void => {
  isDrawn = isOnScreen
}

export const wasReminderDrawn = (): boolean => isDrawn
