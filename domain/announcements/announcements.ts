import type { AnnouncementRow } from '../tables/rows'

/** True if it is running at `now` (epoch ms). An open end never ends. */
export const isRunning = (row: AnnouncementRow, now: number): boolean =>
  row.startTime <= now && !hasEnded(row, now)

/** True if it has ended at `now` (epoch ms). */
export const hasEnded = ({ endTime }: Pick<AnnouncementRow, 'endTime'>, now: number): boolean =>
  endTime !== null && now >= endTime

/** Audience of an announcement (ANN-02): A members, B guests, F members at their first login. */
const isFor = (row: AnnouncementRow, isMember: boolean): boolean =>
  row.execution === 'B' ? !isMember : isMember && row.execution === 'A'

/** Returns the items of the marquee, in the operator's order. */
export const marqueeItems = (
  rows: readonly AnnouncementRow[],
  isMember: boolean,
  now: number,
): readonly AnnouncementRow[] =>
  rows
    .filter((row) => row.title.trim() !== '' && isFor(row, isMember) && isRunning(row, now))
    .sort((a, b) => a.position - b.position)
