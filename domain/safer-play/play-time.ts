import { MINUTE_MS } from '../timing'
import { tryParseJson } from '../text/parse-json'

/** After how many minutes of play the player wants to be asked (PLY-01); 0 for never. */
export const REMINDER_CHOICES = [0, 15, 30, 60] as const
export type ReminderMinutes = (typeof REMINDER_CHOICES)[number]

/**
 * Whoever was away for as long as the shortest reminder has had their break: the count begins anew. Less is a look at a
 * message, a reload, or a phone that has thrown the page out of its memory.
 */
export const BREAK_MS = 15 * MINUTE_MS

/** How often a page on the screen notes that it is there: one that ends without notice loses no more than this. */
export const HEARTBEAT_MS = 5 * MINUTE_MS

/** How far ahead another reading of the clock may lie: a phone corrects its clock by less from time to time. */
const CLOCK_SLACK_MS = MINUTE_MS

/** One sitting at the games, in whatever tabs; times are epoch ms. */
export interface PlaySession {
  readonly startedAt: number
  /** The last time the player said that they go on, or chose a reminder; 0 for never. */
  readonly answeredAt: number
  /** The last time that a page of the app is known to have been on the screen. */
  readonly seenAt: number
  /** What stands for the member who plays, not the id; '' while only a guest has. */
  readonly member: string
}

const isChoice = (value: number): value is ReminderMinutes =>
  REMINDER_CHOICES.some((choice) => choice === value)

/** The choice as it was stored; nothing was chosen, or nothing that we know, is "never". */
export const parseReminder = (text: string | null): ReminderMinutes => {
  const minutes = Number(text ?? '0')
  return isChoice(minutes) ? minutes : 0
}

/** It has had no break until now, and the clock that wrote it was not ahead of this one. */
const goesOn = ({ startedAt, answeredAt, seenAt }: PlaySession, now: number): boolean =>
  startedAt <= now && Math.max(answeredAt, seenAt) <= now + CLOCK_SLACK_MS && now - seenAt < BREAK_MS

const lastSeen = (sittings: readonly PlaySession[]): PlaySession | undefined =>
  sittings.reduce<PlaySession | undefined>(
    (last, each) => (last && last.seenAt >= each.seenAt ? last : each),
    undefined,
  )

/**
 * The sitting that goes on. A member's own, or else the one that they began as a guest; two members in two tabs have two.
 * A guest goes on with whichever was last on the screen: mostly they have just logged out of it.
 */
export const findPlaySession = (
  kept: readonly PlaySession[],
  member: string,
  now: number,
): PlaySession | undefined => {
  const going = kept.filter((each) => goesOn(each, now))
  if (member === '') return lastSeen(going)
  return going.find((each) => each.member === member) ?? going.find((each) => each.member === '')
}

/**
 * The sitting as it is now that a page is on the screen: the one that goes on, or a new one after a break, for another
 * member, or when the clock was set back.
 */
export const playSessionAt = (kept: readonly PlaySession[], member: string, now: number): PlaySession => {
  const found = findPlaySession(kept, member, now)
  return found
    ? { ...found, seenAt: now, member: member || found.member }
    : { startedAt: now, answeredAt: 0, seenAt: now, member }
}

/** What is kept once this sitting is as it is: it takes its own place and the guest's, and what is over goes. */
export const withPlaySession = (
  kept: readonly PlaySession[],
  session: PlaySession,
  now: number,
): readonly PlaySession[] => [
  ...kept.filter((each) => each.member !== session.member && each.member !== '' && goesOn(each, now)),
  session,
]

/** Two tabs of one sitting: it began with the first of them, and an answer in one is an answer. */
export const mergePlaySessions = (one: PlaySession, other: PlaySession): PlaySession =>
  one.member !== '' && other.member !== '' && one.member !== other.member
    ? other
    : {
        startedAt: Math.min(one.startedAt, other.startedAt),
        answeredAt: Math.max(one.answeredAt, other.answeredAt),
        seenAt: Math.max(one.seenAt, other.seenAt),
        member: other.member || one.member,
      }

/** When the reminder is due, epoch ms; null without one. */
export const reminderDueAt = (
  { startedAt, answeredAt }: PlaySession,
  minutes: ReminderMinutes,
): number | null => (minutes === 0 ? null : Math.max(startedAt, answeredAt) + minutes * MINUTE_MS)

/** Whole minutes since the sitting began. */
export const minutesPlayed = ({ startedAt }: PlaySession, now: number): number =>
  Math.max(0, Math.floor((now - startedAt) / MINUTE_MS))

export const writePlaySessions = (sittings: readonly PlaySession[]): string =>
  JSON.stringify(
    sittings.map(({ startedAt, answeredAt, seenAt, member }) => [startedAt, answeredAt, seenAt, member]),
  )

/** What `writePlaySessions` wrote; nothing of anything else. */
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
