import { PING_ENDPOINT } from '#domain/contract/lines/line-endpoints'
import { PING_RACE_TIMEOUT_MS } from '#domain/timing'
import type { CheckRun } from '../check-run'
import { isOpenTo } from '../connection/cors'
import type { HttpResponse } from '../connection/http-get'
import type { Report } from '../report/findings'

/** Headers of the worker's posts to its own origin. */
const POST_HEADERS =
  'authorization, content-type, encryption, idempotency-key, language, merchant, moduleid, x-digest, x-rsa, x-timestamp'

/** The app sends no header and no post to another origin: this is for a gateway on its own origin. */
export const reportPreflight = async (
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
    lines.map((line) => visit.get(`${line}${PING_ENDPOINT}`, { method: 'OPTIONS', headers, limitMs })),
  )
  const closed = replies.filter((reply) => !(reply.ok && takesPosts(reply.value, visit.origin)))
  if (closed.length > 0)
    addFinding(
      'note',
      'line-takes-no-posts',
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
