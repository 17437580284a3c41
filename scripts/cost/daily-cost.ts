import type { Resource } from '#worker/sync/resource'
import { ON_DEMAND_RESOURCES } from '#worker/sync/on-demand-resources'
import { FIRST_SCREEN_RESOURCES } from '#worker/sync/resources'
import { type DailyMix, sessionCounts } from './daily-mix'
import { isCall } from './request-kind'
import { type Recording, SESSION_NAMES } from './sessions-file'

/** A day's requests of one kind, and what of them a CDN leaves to the servers behind it. */
export interface DailyCost {
  readonly kind: string
  readonly requests: number
  /** Of the requests, those without a change (304). */
  readonly unchanged: number
  readonly bytes: number
  /** Behind a CDN that caches files. */
  readonly originRequests: number
  readonly originBytes: number
  /** Behind a CDN that also caches the calls of `cacheableCalls` for a minute. */
  readonly originRequestsWithCalls: number
}

/** Files that a CDN may store (docs/cdn.md). */
const CACHED_FILES = new Set([
  'document for the service worker',
  'code',
  'style',
  'translations',
  'list of files',
  'image',
])

const MINUTES_OF_DAY = 24 * 60

/** Its response has the visitor's country. */
const VISITOR_PATH = '/wps/system/country'

/**
 * Returns the calls whose responses are the same for every visitor with the same host and language, as kinds of
 * requests. They are the app's open resources, without those that depend on the visitor.
 */
export function cacheableCalls(): ReadonlySet<string> {
  const resources: readonly Resource[] = [...FIRST_SCREEN_RESOURCES, ...ON_DEMAND_RESOURCES]
  const open = resources.filter(
    ({ access = 'open', isAvailabilityCheck = false, path }) =>
      access === 'open' && !isAvailabilityCheck && path !== VISITOR_PATH,
  )
  return new Set(open.map(({ path }) => `call GET ${path.replace('/wps/relay/', 'relay ')}`))
}

/** Returns a day's requests and bytes by kind, most requests first. */
export function dailyCosts(recording: Recording, mix: DailyMix): readonly DailyCost[] {
  const counts = sessionCounts(mix, recording.stayMinutes)
  const rows = SESSION_NAMES.flatMap((name) =>
    recording.sessions[name].map(({ kind, status, requests, bytes }) => ({
      kind,
      requests: requests * counts[name],
      unchanged: status === 304 ? requests * counts[name] : 0,
      bytes: bytes * counts[name],
    })),
  )
  const calls = cacheableCalls()
  return [...new Set(rows.map(({ kind }) => kind))]
    .map((kind) => {
      const own = rows.filter((row) => row.kind === kind)
      const sumOf = (field: 'requests' | 'unchanged' | 'bytes') =>
        own.reduce((sum, row) => sum + row[field], 0)
      const [requests, bytes] = [sumOf('requests'), sumOf('bytes')]
      const passed = CACHED_FILES.has(kind) ? 1 - mix['hit-ratio'] : 1
      const fills = mix.edges * mix.variants * MINUTES_OF_DAY
      return {
        kind,
        requests,
        unchanged: sumOf('unchanged'),
        bytes,
        originRequests: requests * passed,
        originBytes: bytes * passed,
        originRequestsWithCalls: calls.has(kind) ? Math.min(requests, fills) : requests * passed,
      }
    })
    .sort((one, other) => other.requests - one.requests || (one.kind < other.kind ? -1 : 1))
}

/** Returns the sum of a field over all kinds, or over calls or files alone. */
export function totalOf(
  costs: readonly DailyCost[],
  field: Exclude<keyof DailyCost, 'kind'>,
  only?: 'calls' | 'files',
): number {
  const wanted = costs.filter(({ kind }) => only === undefined || isCall(kind) === (only === 'calls'))
  return wanted.reduce((sum, cost) => sum + cost[field], 0)
}
