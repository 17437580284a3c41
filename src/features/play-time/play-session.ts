import { PLAY_SESSION_KEY } from '#domain/constants/storage-keys'
import {
  mergePlaySessions,
  parsePlaySession,
  type PlaySession,
  playSessionAt,
  writePlaySession,
} from '#domain/rules/play-time'
import { readStored, store } from '../../boot/storage-area'
import { currentMember } from '../../state/session-state'

/** As this page has last seen it: a storage area that keeps nothing costs the reload and the other tabs, no more. */
let held: PlaySession | null = null
/** The page has been on the screen ever since: no time that passes is a break. */
let isWatched = false

const keep = (session: PlaySession): PlaySession => {
  held = session
  store('local', PLAY_SESSION_KEY, writePlaySession(session))
  return session
}

const kept = (): PlaySession | null => parsePlaySession(readStored('local', PLAY_SESSION_KEY)) ?? held

/** The sitting, with this page on the screen now. */
export const seePlaySession = (): PlaySession => {
  const now = Date.now()
  const known = kept()
  const session = known && isWatched ? { ...known, seenAt: now } : known
  isWatched = true
  return keep(playSessionAt(session, currentMember()?.id ?? '', now))
}

/** The page goes from the screen: an absence begins. */
export const leavePlaySession = (): void => {
  if (isWatched) seePlaySession()
  isWatched = false
}

/** The player goes on: the next reminder counts from now. */
export const answerPlaySession = (): void => {
  keep({ ...seePlaySession(), answeredAt: Date.now() })
}

/** The sitting after another tab has written. This page was on the screen meanwhile, so what it knows of goes on. */
export const adoptPlaySession = (): PlaySession => {
  const theirs = kept()
  if (!theirs || !held) return seePlaySession()
  const session = mergePlaySessions(held, theirs)
  if (writePlaySession(session) !== writePlaySession(theirs)) return keep(session)
  held = theirs
  return theirs
}
