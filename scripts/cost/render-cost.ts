import { cacheableCalls, type DailyCost, dailyCosts, totalOf } from './daily-cost'
import type { DailyMix } from './daily-mix'
import { isCall } from './request-kind'
import { type Recording, SESSION_NAMES, type SessionName } from './sessions-file'

const TITLES: Readonly<Record<SessionName, string>> = {
  guestFirstVisit: 'first visit of a guest, with three screens of images',
  guestReturn: 'later visit of a guest',
  trial: 'a trial',
  update: 'update to another build',
  offlineStart: 'start without a network',
  login: 'login by the form',
  memberReturn: 'later visit of a member, with automatic login',
  game: 'a real game',
  guestStay: 'open lobby of a guest',
  memberStay: 'open lobby of a member',
}

/** Returns the recording as a table in Markdown: requests and bytes of each session. */
export function renderSessions({ date, build, stayMinutes, sessions }: Recording): string {
  const rows = SESSION_NAMES.map((name) => {
    const sum = (field: 'requests' | 'bytes', calls?: boolean): number =>
      sessions[name]
        .filter(({ kind }) => calls === undefined || isCall(kind) === calls)
        .reduce((total, row) => total + row[field], 0)
    const title = name.endsWith('Stay') ? `${TITLES[name]}, ${String(stayMinutes)} minutes` : TITLES[name]
    return [title, sum('requests', false), sum('requests', true), kilobytes(sum('bytes'))]
  })
  return [
    `Recorded on ${date} with build \`${build}\`. Bytes are responses with their headers, compressed, over HTTP/1.1.`,
    '',
    ...table(['session', 'files', 'calls', 'KB'], rows),
  ].join('\n')
}

/** Returns the cost of a day as tables in Markdown. */
export function renderDailyCost(recording: Recording, mix: DailyMix): string {
  const costs = dailyCosts(recording, mix)
  const cacheable = cacheableCalls()
  const perSecond = (requests: number): string => rate((requests * mix['busy-hour']) / 3600)
  const fileRow = (name: string, one: Omit<DailyCost, 'kind'>) => [
    name,
    millions(one.requests),
    gigabytes(one.bytes),
    perSecond(one.requests),
    perSecond(one.originRequests),
    gigabytes(one.originBytes),
  ]
  const callRow = (name: string, one: Omit<DailyCost, 'kind'>) => [
    name,
    millions(one.requests - one.unchanged),
    millions(one.unchanged),
    gigabytes(one.bytes),
    perSecond(one.requests),
    perSecond(one.originRequestsWithCalls),
  ]
  const sumOf = (only: 'calls' | 'files'): Omit<DailyCost, 'kind'> => ({
    requests: totalOf(costs, 'requests', only),
    unchanged: totalOf(costs, 'unchanged', only),
    bytes: totalOf(costs, 'bytes', only),
    originRequests: totalOf(costs, 'originRequests', only),
    originBytes: totalOf(costs, 'originBytes', only),
    originRequestsWithCalls: totalOf(costs, 'originRequestsWithCalls', only),
  })
  return [
    `**Files and images**, for ${mix.players.toLocaleString('en-US')} players a day. Requests each second are those of the busiest hour.`,
    '',
    ...table(
      ['what', 'million a day', 'GB a day', 'each second', 'each second behind a CDN', 'GB behind a CDN'],
      [
        ...costs.filter(({ kind }) => !isCall(kind)).map((one) => fileRow(one.kind, one)),
        fileRow('**all**', sumOf('files')),
      ],
    ),
    '',
    '**Calls of the gateway.** A ° marks calls that a CDN may cache for a minute; the last column is for a CDN that does.',
    '',
    ...table(
      ['call', 'million of 200', 'million of 304', 'GB a day', 'each second', 'each second if cached'],
      [
        ...costs
          .filter(({ kind }) => isCall(kind))
          .map((one) =>
            callRow(`\`${one.kind.slice('call '.length)}\`${cacheable.has(one.kind) ? '°' : ''}`, one),
          ),
        callRow('**all**', sumOf('calls')),
      ],
    ),
  ].join('\n')
}

const table = (
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): readonly string[] => [
  `| ${head.join(' | ')} |`,
  `|---|${'--:|'.repeat(head.length - 1)}`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
]

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)
const millions = (requests: number): string => (requests / 1e6).toFixed(2)
const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(bytes >= 1e10 ? 0 : 1)
const rate = (perSecond: number): string => perSecond.toFixed(perSecond >= 10 ? 0 : 1)
