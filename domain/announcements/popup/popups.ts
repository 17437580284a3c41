import { DAY_MS, HOUR_MS } from '../../timing'
import type { AnnouncementRow } from '../../tables/rows'
import { isRunning } from '../announcements'
import { shortDigest } from '../../text/short-digest'

/** Who looks at the popups. `member` is '' for a guest; a first login is the session's own word. */
export interface PopupVisitor {
  readonly member: string
  readonly isFirstLogin: boolean
}

/** What the player has closed. */
export interface PopupMemory {
  /** `popupFingerprint` of the list. */
  readonly mark: string
  /** Epoch ms of the midnight at which it may return; 0 where they did not ask for that. */
  readonly until: number
}

type PopupText = Pick<AnnouncementRow, 'id' | 'title' | 'content'>

const LONGEST_DAY_MS = DAY_MS + HOUR_MS // the one on which summer time ends

/** A members, B guests, F members who are in for the first time as well (ANN-02, S6). */
const isFor = ({ execution }: AnnouncementRow, { member, isFirstLogin }: PopupVisitor): boolean => {
  if (execution === 'B') return member === ''
  return member !== '' && (execution === 'A' || isFirstLogin)
}

/** The announcements that open over the home page for this visitor, in the operator's order. @param now epoch ms */
export const popupsFor = (
  rows: readonly AnnouncementRow[],
  visitor: PopupVisitor,
  now: number,
): readonly AnnouncementRow[] =>
  rows
    .filter((row) => row.popup && isFor(row, visitor) && isRunning(row, now))
    .sort((a, b) => a.position - b.position)

/**
 * The counter of a visitor's popups: the user key of S4, beside the merchant that every counter has. It outlives a logout,
 * so the member's id is not in it.
 */
export const popupCounter = (member: string): string =>
  `popups|${member === '' ? 'guest' : shortDigest(member)}`

/**
 * What tells one list of popups from another: its language, which announcements it has, and their titles and contents.
 */
export const popupFingerprint = (popups: readonly PopupText[], language: string): string => {
  const ids = popups.map(({ id }) => id)
  const texts = popups.map(({ title, content }) => [title, content])
  return [language, shortDigest(JSON.stringify(ids)), shortDigest(JSON.stringify(texts))].join('|')
}

/** Is it the list that was closed? In another language the same announcements are no news. */
const isSameList = (mark: string, other: string): boolean => {
  const [language, ids, texts] = mark.split('|')
  const [otherLanguage, otherIds, otherTexts] = other.split('|')
  return language === otherLanguage ? texts === otherTexts : ids === otherIds
}

/**
 * Shown or hidden (ANN-03): a list that was closed stays away until its titles or contents change, or until the midnight
 * that the player asked for has passed.
 * @param now epoch ms
 */
export const isPopupHidden = (memory: PopupMemory | undefined, mark: string, now: number): boolean => {
  if (!memory || !isSameList(memory.mark, mark)) return false
  // A midnight that is more than a day ahead was told by a clock that was wrong.
  return memory.until === 0 || (now < memory.until && memory.until - now <= LONGEST_DAY_MS)
}

/**
 * The next midnight where the device is, epoch ms: the first moment of tomorrow by its calendar, however many hours today
 * has.
 */
export const nextLocalMidnight = (now: number): number => {
  const today = new Date(now)
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1).getTime()
}
