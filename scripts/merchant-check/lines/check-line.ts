import { PING_ENDPOINT } from '#domain/contract/lines/line-endpoints'
import { PING_RACE_TIMEOUT_MS } from '#domain/timing'
import { parseResponse } from '#worker/net/parse-response'
import { readResponse } from '#worker/net/send-request'
import { asResponse } from '../calls/fetch-value'
import type { CheckRun } from '../check-run'
import { isOpenTo } from '../connection/cors'
import type { HttpResponse } from '../connection/http-get'
import { findAppProblem } from './line-app'
import { type LineProblem, redirected, unusable, usable } from './line-problem'

const SLOW_MS = 1_500

/** Pings a line as the race does, and then requests its app. @returns what is wrong with it; null for nothing */
export async function checkLine(visit: CheckRun, line: string): Promise<LineProblem | null> {
  const path = visit.config.paths[PING_ENDPOINT] ?? PING_ENDPOINT
  const asked = await visit.get(`${line}${path}?speed=${String(Date.now())}`, {
    headers: { Origin: visit.origin },
    limitMs: PING_RACE_TIMEOUT_MS,
    staysHere: true,
  })
  if (!asked.ok)
    return unusable('line-unreachable', asked.error.text, 'Correct this line, or take it off the list.')
  const { ms } = asked.value
  return (
    (await pingProblem(visit, asked.value)) ??
    (await findAppProblem(visit, line)) ??
    (ms > SLOW_MS
      ? usable('line-slow', `answers the ping after ${String(ms)} ms`, 'Move it nearer to the players.')
      : null)
  )
}

const pingProblem = async (visit: CheckRun, ping: HttpResponse): Promise<LineProblem | null> => {
  if (ping.redirectsTo !== null) return redirected(ping.redirectsTo)
  const answer = parseResponse(await readResponse(asResponse(ping)))
  if (!answer.ok || answer.value.kind !== 'value' || answer.value.value !== 'pong')
    return unusable(
      'line-malformed',
      `answers the ping with HTTP ${String(ping.status)} and no pong`,
      'Answer {"success": true, "value": "pong"}.',
    )
  if (!isOpenTo(ping.headers, visit.origin))
    return unusable(
      'line-without-cors',
      'sends no CORS header, so no page of this origin can read its ping',
      'Send Access-Control-Allow-Origin: * with the ping.',
    )
  return null
}
