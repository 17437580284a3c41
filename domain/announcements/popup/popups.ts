import { DAY_MS, HOUR_MS } from '../../timing'
import type { AnnouncementRow } from '../../tables/rows'
import { isRunning } from '../announcements'
import { shortDigest } from '../../text/short-digest'

/** Visitor of the popups. `member` is '' for a guest; the session says whether it is a first login. */
export interface PopupVisitor {
  readonly member: string
  readonly isFirstLogin: boolean
}

/** Record of the popups that the player has closed. */
export interface PopupMemory {
  /** `popupFingerprint` of the list. */
  readonly mark: string
  /** Epoch ms of the midnight after which it may return; 0 if the player did not choose that. */
  readonly until: number
}

type PopupText = Pick<AnnouncementRow, 'id' | 'title' | 'content'>

const LONGEST_DAY_MS = DAY_MS + HOUR_MS // the day on which summer time ends

/** Audience: A members, B guests, F members at their first login as well (ANN-02, S6). */
const isFor = ({ execution }: AnnouncementRow, { member, isFirstLogin }: PopupVisitor): boolean => {
  if (execution === 'B') return member === ''
  return member !== '' && (execution === 'A' || isFirstLogin)
}

/**
 * Returns the announcements that open over the home page for this visitor, in the operator's order. @param now epoch
 * ms
 */
export const popupsFor = (
  rows: readonly AnnouncementRow[],
  visitor: PopupVisitor,
  now: number,
): readonly AnnouncementRow[] =>
  rows
    .filter((row) => row.popup && isFor(row, visitor) && isRunning(row, now))
    .sort((a, b) => a.position - b.position)

/**
 * Id of the counter for a visitor's popups: the user key of S4; every counter has the merchant as well. It outlives a
 * logout, so it must not contain the member's id.
 */
export const popupCounter = (member: string): string =>
  `popups|${member === '' ? 'guest' : shortDigest(member)}`

/** Returns the fingerprint of a popup list: its language, its announcements, and their titles and contents. */
export const popupFingerprint = (popups: readonly PopupText[], language: string): string => {
  const ids = popups.map(({ id }) => id)
  const texts = popups.map(({ title, content }) => [title, content])
  return [language, shortDigest(JSON.stringify(ids)), shortDigest(JSON.stringify(texts))].join('|')
}

/** True if it is the list that was closed. The same announcements in another language do not count as new. */
const isSameList = (mark: string, other: string): boolean => {
  const [language, ids, texts] = mark.split('|')
  const [otherLanguage, otherIds, otherTexts] = other.split('|')
  return language === otherLanguage ? texts === otherTexts : ids === otherIds
}

/**
 * True if the popups stay hidden (ANN-03): a closed list returns when its titles or contents change, or after the
 * midnight that the player chose.
 * @param now epoch ms
 */
export const isPopupHidden = (memory: PopupMemory | undefined, mark: string, now: number): boolean => {
  if (!memory || !isSameList(memory.mark, mark)) return false
  // A midnight more than a day ahead came from a wrong clock.
  return memory.until === 0 || (now < memory.until && memory.until - now <= LONGEST_DAY_MS)
}

/**
 * Returns the next local midnight, epoch ms: the first moment of tomorrow by the device's calendar, however many
 * hours today has.
 */
export const nextLocalMidnight = (now: number): number => {
  const today = new Date(now)
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1).getTime()
}
