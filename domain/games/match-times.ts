import { HOUR_MS } from '../timing'

interface Timed {
  /** Epoch ms. */
  readonly startTime: number
}

const LONGEST_MATCH_MS = 4 * HOUR_MS // with extra time and rain delays; after that the list is outdated

/** True if the match has begun. */
export const isLive = ({ startTime }: Timed, now: number): boolean => startTime <= now

/** True if the match is upcoming or in progress (GAM-07). */
export const isMatchShown = ({ startTime }: Timed, now: number): boolean => now < startTime + LONGEST_MATCH_MS

/** Returns in how many days the match is, by the device's calendar; a match in progress counts as today. */
export const daysAhead = (startTime: number, now: number): number => {
  const [start, today] = [new Date(Math.max(startTime, now)), new Date(now)]
  const noon = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.round((noon(start) - noon(today)) / (24 * HOUR_MS))
}

export const isToday = (startTime: number, now: number): boolean => daysAhead(startTime, now) === 0
