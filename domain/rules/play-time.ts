import { MINUTE_MS } from '../constants/timing'

/** After how many minutes of play the player wants to be asked (PLY-01); 0 for never. */
export const REMINDER_CHOICES = [0, 15, 30, 60] as const
export type ReminderMinutes = (typeof REMINDER_CHOICES)[number]

/**
 * Whoever was away for as long as the shortest reminder has had their break: the count begins anew. Less is a look at a
 * message, a reload, or a phone that has thrown the page out of its memory.
 */
const BREAK_MS = 15 * MINUTE_MS

/** One sitting at the games, in whatever tabs; times are epoch ms. */
export interface PlaySession {
  readonly startedAt: number
  /** The last time the player said that they go on, or chose a reminder; 0 for never. */
  readonly answeredAt: number
  /** The last time that a page of the app is known to have been on the screen. */
  readonly seenAt: number
  /** Id of the member who plays; '' while only a guest has. */
  readonly member: string
}

const isChoice = (value: number): value is ReminderMinutes =>
  REMINDER_CHOICES.some((choice) => choice === value)

/** The choice as it was stored; nothing was chosen, or nothing that we know, is "never". */
export const parseReminder = (text: string | null): ReminderMinutes => {
  const minutes = Number(text ?? '0')
  return isChoice(minutes) ? minutes : 0
}

/**
 * The sitting as it is now that a page is on the screen: the one that was kept, or a new one after a break, for another
 * member, or when the clock was set back.
 */
export const playSessionAt = (kept: PlaySession | null, member: string, now: number): PlaySession => {
  const begun = { startedAt: now, answeredAt: 0, seenAt: now, member }
  if (!kept || now < kept.startedAt || now - kept.seenAt >= BREAK_MS) return begun
  if (kept.member !== '' && member !== '' && kept.member !== member) return begun
  return { ...kept, seenAt: now, member: member || kept.member }
}

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

export const writePlaySession = ({ startedAt, answeredAt, seenAt, member }: PlaySession): string =>
  JSON.stringify([startedAt, answeredAt, seenAt, member])

/** What `writePlaySession` wrote; null for anything else. */
export const parsePlaySession = (text: string | null): PlaySession | null => {
  const [startedAt, answeredAt, seenAt, member] = parseList(text ?? '')
  if (!isTime(startedAt) || !isTime(answeredAt) || !isTime(seenAt) || typeof member !== 'string') return null
  return { startedAt, answeredAt, seenAt, member }
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const parseList = (text: string): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
