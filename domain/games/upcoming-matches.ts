import { isMatchShown } from './match-times'

interface Match {
  readonly vendor: string
  /** Epoch ms. */
  readonly startTime: number
  readonly position: number
}

const MOST = 20 // a row to look through, not the vendor's programme

/** The matches of some vendors that are worth showing, what is under way first, then by time (GAM-07). */
export const upcomingMatches = <M extends Match>(
  vendors: readonly string[],
  matches: readonly M[],
  now: number,
): readonly M[] =>
  matches
    .filter((match) => vendors.includes(match.vendor) && isMatchShown(match, now))
    .sort((one, other) => one.startTime - other.startTime || one.position - other.position)
    .slice(0, MOST)
