import type { AppError } from '#domain/errors'
import { parseResponse } from '#worker/net/parse-response'
import { readResponse } from '#worker/net/send-request'
import type { HttpResponse } from '../connection/http-get'
import type { FindingCode } from '../report/finding-codes'
import type { Severity, Report } from '../report/findings'
import type { CheckRun } from '../check-run'

export interface ValueRequest {
  /** The contract's default path. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** Severity if there is no response. */
  readonly severity: Severity
}

export interface Fetched {
  readonly value: unknown
  readonly reply: HttpResponse
  /** The call in a report. */
  readonly where: string
  readonly url: string
}

const SLOW_MS = 1_500
const UNPACKED_BYTES = 20_000
const HEAVY_BYTES = 500_000

/** Fetches as the worker does and opens the envelope. Null if the app gets nothing, which has been reported. */
export async function fetchValue(
  visit: CheckRun,
  addFinding: Report,
  { path, query, severity }: ValueRequest,
): Promise<Fetched | null> {
  const url = visit.urlOf(path, query)
  const where = `GET ${new URL(url).pathname}`
  const asked = await visit.get(url, { headers: visit.headers() })
  if (!asked.ok) {
    addFinding(
      severity,
      'call-unanswered',
      where,
      asked.error.text,
      'Serve this call on the origin of the app; its screens wait for it.',
    )
    return null
  }
  const reply = asked.value
  const answer = parseResponse(await readResponse(asResponse(reply)))
  if (!answer.ok) {
    addFinding(
      severity,
      codeOf(answer.error),
      where,
      describe(answer.error, reply.status),
      adviceFor(answer.error),
    )
    return null
  }
  if (answer.value.kind !== 'value') {
    addFinding(
      severity,
      'unexpected-304',
      where,
      'answers 304 to a request without ETag',
      'Compare If-None-Match, and send the whole else.',
    )
    return null
  }
  visit.sent.push({ where, bytes: reply.sentBytes, ms: reply.ms })
  reportTransfer(addFinding, where, reply)
  return { value: answer.value.value, reply, where, url }
}

export const asResponse = ({ status, headers, body }: HttpResponse): Response =>
  new Response([204, 205, 304].includes(status) ? null : new Uint8Array(body), { status, headers })

const codeOf = (error: AppError): FindingCode => {
  if (error.kind === 'refused') return 'call-refused'
  return error.kind === 'malformed' ? 'call-malformed' : 'call-http-status'
}

const describe = (error: AppError, status: number): string => {
  if (error.kind === 'refused')
    return `refused: ${error.code || 'no errorCode'}${error.message ? ` (${error.message})` : ''}, HTTP ${status}`
  if (error.kind === 'malformed' && error.isPage) return 'answered with a page in place of JSON'
  if (error.kind === 'malformed') return 'did not answer with the envelope {"success": …, "value": …}'
  return `HTTP ${status}`
}

const adviceFor = (error: AppError): string => {
  if (error.kind === 'refused')
    return 'Guests may ask for this; answer success, with an empty value if need be.'
  return error.kind === 'http'
    ? 'Answer HTTP 200 with the envelope, or move the call by "paths" of config.json.'
    : 'Answer JSON in the envelope of the contract, whole and without a proxy’s page in its place.'
}

/** Reports the response's caching, time and size. */
const reportTransfer = (
  addFinding: Report,
  where: string,
  { headers, body, sentBytes, ms }: HttpResponse,
): void => {
  if (!/\bno-store\b/iu.test(headers.get('Cache-Control') ?? ''))
    addFinding(
      'warning',
      'call-cacheable',
      where,
      'lacks Cache-Control: no-store',
      'Send it, or a cache may answer a player with another’s.',
    )
  if (!/\bjson\b/iu.test(headers.get('Content-Type') ?? ''))
    addFinding(
      'note',
      'call-content-type',
      where,
      'is not sent as application/json',
      'Set the Content-Type; proxies compress by it.',
    )
  if (ms > SLOW_MS)
    addFinding(
      'warning',
      'call-slow',
      where,
      `took ${ms} ms`,
      `Answer within ${SLOW_MS} ms; players are on slow phones too.`,
    )
  if (body.byteLength > UNPACKED_BYTES && !headers.has('Content-Encoding'))
    addFinding(
      'warning',
      'call-uncompressed',
      where,
      `sends ${kilobytes(body.byteLength)} uncompressed`,
      'Compress JSON with brotli or gzip.',
    )
  if (sentBytes > HEAVY_BYTES)
    addFinding(
      'warning',
      'call-large',
      where,
      `sends ${kilobytes(sentBytes)}`,
      'Send fewer rows or fields; a phone loads this at the start.',
    )
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`
