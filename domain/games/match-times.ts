import { HOUR_MS } from '../timing'

interface Timed {
  /** Epoch ms. */
  readonly startTime: number
}

const LONGEST_MATCH_MS = 4 * HOUR_MS // extra time, rain and all; after that an old list is just old

/** Has it begun? */
export const isLive = ({ startTime }: Timed, now: number): boolean => startTime <= now

/** Is it still worth showing: to come, or under way (GAM-07)? */
export const isMatchShown = ({ startTime }: Timed, now: number): boolean => now < startTime + LONGEST_MATCH_MS

/** How many days from today the match is, by the calendar of the device; under way counts as today. */
export const daysAhead = (startTime: number, now: number): number => {
  const [start, today] = [new Date(Math.max(startTime, now)), new Date(now)]
  const noon = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.round((noon(start) - noon(today)) / (24 * HOUR_MS))
}

export const isToday = (startTime: number, now: number): boolean => daysAhead(startTime, now) === 0
