import { isMatchShown } from './match-times'

interface Match {
  readonly vendor: string
  /** Epoch ms. */
  readonly startTime: number
  readonly position: number
}

const MOST = 20 // the row is a short preview, not the vendor's whole programme

/** Returns the matches of some vendors to show: those in progress first, then by time (GAM-07). */
export const upcomingMatches = <M extends Match>(
  vendors: readonly string[],
  matches: readonly M[],
  now: number,
): readonly M[] =>
  matches
    .filter((match) => vendors.includes(match.vendor) && isMatchShown(match, now))
    .sort((one, other) => one.startTime - other.startTime || one.position - other.position)
    .slice(0, MOST)
