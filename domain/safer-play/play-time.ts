import { MINUTE_MS } from '../timing'
import { tryParseJson } from '../text/parse-json'

/** Minutes of play after which the player is reminded (PLY-01); 0 for never. */
export const REMINDER_CHOICES = [0, 15, 30, 60] as const
export type ReminderMinutes = (typeof REMINDER_CHOICES)[number]

/**
 * An absence as long as the shortest reminder counts as a break: the time starts again. A shorter one does not: a
 * look at a message, a reload, or a page that the phone has evicted from memory.
 */
export const BREAK_MS = 15 * MINUTE_MS

/** Interval at which a visible page records its presence: a page that ends without notice loses at most this much. */
export const HEARTBEAT_MS = 5 * MINUTE_MS

/** Allowed clock difference: a phone sometimes corrects its clock by less than this. */
const CLOCK_SLACK_MS = MINUTE_MS

/** One sitting of play, in any number of tabs; times are epoch ms. */
export interface PlaySession {
  readonly startedAt: number
  /** The last time the player chose to go on, or chose a reminder; 0 for never. */
  readonly answeredAt: number
  /** The last recorded time at which a page of the app was visible. */
  readonly seenAt: number
  /** Digest of the member who plays, not the id; '' while only a guest has played. */
  readonly member: string
}

const isChoice = (value: number): value is ReminderMinutes =>
  REMINDER_CHOICES.some((choice) => choice === value)

/** Parses the stored choice; an absent or unknown one means "never". */
export const parseReminder = (text: string | null): ReminderMinutes => {
  const minutes = Number(text ?? '0')
  return isChoice(minutes) ? minutes : 0
}

/** True if there was no break until now, and the clock that wrote it was not ahead of this one. */
const goesOn = ({ startedAt, answeredAt, seenAt }: PlaySession, now: number): boolean =>
  startedAt <= now && Math.max(answeredAt, seenAt) <= now + CLOCK_SLACK_MS && now - seenAt < BREAK_MS

const lastSeen = (sittings: readonly PlaySession[]): PlaySession | undefined =>
  sittings.reduce<PlaySession | undefined>(
    (last, each) => (last && last.seenAt >= each.seenAt ? last : each),
    undefined,
  )

/**
 * Returns the sitting to continue: a member's own, else the one they began as a guest. Two members in two tabs have
 * two. A guest continues the sitting that was visible last: usually they have just logged out of it.
 */
export const findPlaySession = (
  stored: readonly PlaySession[],
  member: string,
  now: number,
): PlaySession | undefined => {
  const going = stored.filter((each) => goesOn(each, now))
  if (member === '') return lastSeen(going)
  return going.find((each) => each.member === member) ?? going.find((each) => each.member === '')
}

/**
 * Returns the sitting of a page that is visible now: the continued one, or a new one after a break, for another
 * member, or when the clock was set back.
 */
export const playSessionAt = (stored: readonly PlaySession[], member: string, now: number): PlaySession => {
  const found = findPlaySession(stored, member, now)
  return found
    ? { ...found, seenAt: now, member: member || found.member }
    : { startedAt: now, answeredAt: 0, seenAt: now, member }
}

/** Returns the sittings to store: this one replaces its own earlier entry and the guest's; ended ones are removed. */
export const withPlaySession = (
  stored: readonly PlaySession[],
  session: PlaySession,
  now: number,
): readonly PlaySession[] => [
  ...stored.filter((each) => each.member !== session.member && each.member !== '' && goesOn(each, now)),
  session,
]

/** Merges two tabs of one sitting: the earlier start and the later choice count. */
export const mergePlaySessions = (one: PlaySession, other: PlaySession): PlaySession =>
  one.member !== '' && other.member !== '' && one.member !== other.member
    ? other
    : {
        startedAt: Math.min(one.startedAt, other.startedAt),
        answeredAt: Math.max(one.answeredAt, other.answeredAt),
        seenAt: Math.max(one.seenAt, other.seenAt),
        member: other.member || one.member,
      }

/** Returns when the reminder is due, epoch ms; null without one. */
export const reminderDueAt = (
  { startedAt, answeredAt }: PlaySession,
  minutes: ReminderMinutes,
): number | null => (minutes === 0 ? null : Math.max(startedAt, answeredAt) + minutes * MINUTE_MS)

/** Returns whole minutes since the sitting began. */
export const minutesPlayed = ({ startedAt }: PlaySession, now: number): number =>
  Math.max(0, Math.floor((now - startedAt) / MINUTE_MS))

export const writePlaySessions = (sittings: readonly PlaySession[]): string =>
  JSON.stringify(
    sittings.map(({ startedAt, answeredAt, seenAt, member }) => [startedAt, answeredAt, seenAt, member]),
  )

/** Parses the output of `writePlaySessions`; empty for anything else. */
export const parsePlaySessions = (text: string | null): readonly PlaySession[] =>
  parseList(text ?? '').flatMap((row) => parsePlaySession(row) ?? [])

const parsePlaySession = (row: unknown): PlaySession | null => {
  const fields: readonly unknown[] = Array.isArray(row) ? row : []
  const [startedAt, answeredAt, seenAt, member] = fields
  if (!isTime(startedAt) || !isTime(answeredAt) || !isTime(seenAt) || typeof member !== 'string') return null
  return { startedAt, answeredAt, seenAt, member }
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const parseList = (text: string): readonly unknown[] => {
  const value = tryParseJson(text)
  return Array.isArray(value) ? value : []
}
