import * as v from 'valibot'
import { PING_ENDPOINT } from '#domain/contract/lines/line-endpoints'
import { PING_RACE_TIMEOUT_MS } from '#domain/timing'
import { domainRouteSchema } from '#domain/contract/lines/domains'
import type { Settings } from '#domain/contract/settings/settings'
import { listedLines, type LineSources } from '#domain/lines/lines'
import { lineOrigin } from '#domain/routing/safe-url'
import { parseResponse } from '#worker/net/parse-response'
import { readResponse } from '#worker/net/send-request'
import { httpGet, type HttpResponse } from './http-get'
import { asResponse } from './fetch-value'
import type { Report } from './findings'
import type { CheckRun } from './check-run'

const SLOW_MS = 1_500
/** Headers of the worker's posts to its own origin. */
const POST_HEADERS =
  'authorization, content-type, encryption, idempotency-key, language, merchant, moduleid, x-digest, x-rsa, x-timestamp'

/** Checks every line as the ping race does: the line must respond to a page of this origin. */
export async function checkLines(visit: CheckRun, settings: Settings, route: unknown): Promise<void> {
  const addFinding = visit.findings.of('lines')
  const sources = sourcesOf(visit, settings, route)
  const lines = listedLines(sources, visit.origin)
  for (const line of unreachable(sources, visit.origin))
    addFinding(
      'warning',
      line,
      'is on http, which a page on https cannot reach',
      'Give this line a certificate.',
    )
  if (lines.length === 0) {
    addFinding(
      'note',
      'domainList',
      'there is no other line',
      'List one, for players whose network blocks this origin.',
    )
    return
  }
  const problems = await Promise.all(lines.map((line) => problemOf(visit, addFinding, line)))
  const dead = lines.filter((_, index) => problems[index] !== null)
  for (const [index, line] of lines.entries()) {
    const problem = problems[index] ?? null
    if (problem !== null)
      addFinding(dead.length === lines.length ? 'error' : 'warning', line, problem.what, problem.advice)
  }
  await reportPreflight(visit, addFinding, lines)
}

const sourcesOf = (visit: CheckRun, settings: Settings, route: unknown): LineSources => {
  const parsed = v.safeParse(domainRouteSchema, route)
  const domains = parsed.success ? parsed.output.domains : []
  return {
    settings: settings.domainList,
    route: domains.flatMap(({ domainName }) => lineOrigin(domainName) ?? []),
    stored: [],
    config: visit.config.domains,
  }
}

const unreachable = ({ settings, route, config }: LineSources, origin: string): readonly string[] => {
  if (!origin.startsWith('https:')) return []
  const all = [...settings.map(({ domainName }) => domainName), ...route, ...config]
  return [...new Set(all.flatMap((name) => lineOrigin(name) ?? []))].filter((line) =>
    line.startsWith('http:'),
  )
}

interface Problem {
  readonly what: string
  readonly advice: string
}

const problemOf = async (visit: CheckRun, addFinding: Report, line: string): Promise<Problem | null> => {
  const path = visit.config.paths[PING_ENDPOINT] ?? PING_ENDPOINT
  const asked = await httpGet(`${line}${path}?speed=${Date.now()}`, {
    headers: { Origin: visit.origin },
    limitMs: PING_RACE_TIMEOUT_MS,
    staysHere: true,
  })
  if (!asked.ok) return { what: asked.error, advice: 'Mend this line or take it off the list.' }
  const { status, headers, ms } = asked.value
  const answer = parseResponse(await readResponse(asResponse(asked.value)))
  if (!answer.ok || answer.value.kind !== 'value' || answer.value.value !== 'pong')
    return {
      what: `answers the ping with HTTP ${status} and no pong`,
      advice: 'Answer {"success": true, "value": "pong"}.',
    }
  if (!isOpenTo(headers, visit.origin))
    return {
      what: 'sends no CORS header, so no page of this origin can read its ping',
      advice: 'Send Access-Control-Allow-Origin: * with the ping.',
    }
  if (ms > SLOW_MS)
    addFinding('warning', line, `answers the ping after ${ms} ms`, 'Move it nearer to the players.')
  return null
}

export const isOpenTo = (headers: HttpResponse['headers'], origin: string): boolean => {
  const allowed = headers.get('Access-Control-Allow-Origin')?.trim()
  return allowed === '*' || allowed === origin
}

/** The app sends no header and no post to another origin: this is for a gateway on its own origin. */
const reportPreflight = async (
  visit: CheckRun,
  addFinding: Report,
  lines: readonly string[],
): Promise<void> => {
  const headers = {
    Origin: visit.origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': POST_HEADERS,
  }
  const limitMs = PING_RACE_TIMEOUT_MS
  const replies = await Promise.all(
    lines.map((line) => httpGet(`${line}${PING_ENDPOINT}`, { method: 'OPTIONS', headers, limitMs })),
  )
  const closed = replies.filter((reply) => !(reply.ok && takesPosts(reply.value, visit.origin)))
  if (closed.length > 0)
    addFinding(
      'note',
      `${closed.length} of ${lines.length} lines`,
      'take no post from another origin (preflight)',
      'Nothing to do: app and API share an origin on each line.',
    )
}

const takesPosts = ({ status, headers }: HttpResponse, origin: string): boolean => {
  const listed = (name: string): readonly string[] =>
    (headers.get(name) ?? '').split(',').map((each) => each.trim().toLowerCase())
  const allowed = listed('Access-Control-Allow-Headers')
  return (
    status < 300 &&
    isOpenTo(headers, origin) &&
    listed('Access-Control-Allow-Methods').some((method) => method === 'post' || method === '*') &&
    POST_HEADERS.split(', ').every((name) => allowed.includes(name))
  )
}
