import type { SessionName } from './sessions-file'

/** What a day's players do. Shares are between 0 and 1. */
export interface DailyMix {
  readonly players: number
  /** Each player's visits a day. */
  readonly visits: number
  /** Share of the players who have never been there. */
  readonly first: number
  /** Share of the other visits that members make. */
  readonly members: number
  /** Share of those members who type their login on that day. All others are logged in again by the app. */
  readonly logins: number
  /** Real games in a member's visit. */
  readonly games: number
  /** Trials in a guest's visit. */
  readonly trials: number
  /** Minutes of a visit with the lobby on the screen. */
  readonly minutes: number
  /** Releases a week. Each returning player updates once for each. */
  readonly releases: number
  /** Share of the day's requests in its busiest hour. */
  readonly 'busy-hour': number
  /** Share of the requests for cacheable files that a CDN serves itself. */
  readonly 'hit-ratio': number
  /** Places of the CDN with a cache of their own. */
  readonly edges: number
  /** Hosts times languages: each has responses of its own. */
  readonly variants: number
}

/** Estimates, no measurements: an operator replaces them by own numbers. */
export const DEFAULT_MIX: DailyMix = {
  players: 1_000_000,
  visits: 3,
  first: 0.05,
  members: 0.6,
  logins: 0.1,
  games: 2,
  trials: 0.3,
  minutes: 5,
  releases: 1,
  'busy-hour': 0.1,
  'hit-ratio': 0.98,
  edges: 20,
  variants: 10,
}

/** Options of a mix that are shares. */
export const SHARES = ['first', 'members', 'logins', 'busy-hour', 'hit-ratio'] as const

/**
 * Returns how often each recorded session takes place on a day.
 * @param stayMinutes the length of the recorded stays; 0 if there are none
 */
export function sessionCounts(mix: DailyMix, stayMinutes: number): Readonly<Record<SessionName, number>> {
  const firstVisits = mix.players * mix.first
  const returns = Math.max(0, mix.players * mix.visits - firstVisits)
  const memberVisits = returns * mix.members
  const guestReturns = returns - memberVisits
  const guestVisits = firstVisits + guestReturns
  const returning = mix.players - firstVisits
  const login = returning * mix.members * mix.logins
  const stays = stayMinutes === 0 ? 0 : mix.minutes / stayMinutes
  return {
    guestFirstVisit: firstVisits,
    guestReturn: guestReturns,
    // A player who types a login has opened the lobby as a guest; that visit counts as a member's, like the others.
    memberReturn: memberVisits,
    login,
    trial: guestVisits * mix.trials,
    game: memberVisits * mix.games,
    guestStay: guestVisits * stays,
    memberStay: memberVisits * stays,
    update: returning * (mix.releases / 7),
    offlineStart: 0, // costs nothing, and is none of the visits
  }
}
