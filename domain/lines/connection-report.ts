import type { AppError } from '../errors'
import type { LineRow, OutboxRow } from '../tables/worker-rows'
import type { ConnectionRow } from '../tables/rows'

/** Facts for the support report of a device (LINE-06). The types have no field that could identify a member. */
export interface ReportFacts {
  readonly now: number
  readonly version: string
  readonly build: string
  readonly merchant: string
  readonly language: string
  /** Of the browser. */
  readonly userAgent: string
  /** Origin of the line in use. */
  readonly origin: string
  readonly storage: 'database' | 'memory'
  readonly usage: { readonly usedBytes: number; readonly quotaBytes: number } | null
  readonly connection: Pick<ConnectionRow, 'state' | 'since' | 'error'> | undefined
  readonly lines: readonly LineRow[]
  readonly resources: readonly ResourceFacts[]
  readonly outbox: readonly Pick<OutboxRow, 'kind' | 'at' | 'tries' | 'setAside'>[]
}

interface ResourceFacts {
  readonly name: string
  readonly syncedAt: number | undefined
  readonly error: AppError | undefined
  /** Number of rows of the last response that were dropped (R-02). */
  readonly droppedRows: number
  /** Fields of the last response with an invalid value (DEP-01). */
  readonly badFields: readonly string[]
}

/**
 * Returns the report as text, one fact per line, in the same language for every player so that support can read it.
 * External text (messages, details, URLs) is never included as it is. Codes must look like codes, lines are origins,
 * and there is no path, query, name, id or token (R-16).
 */
export const connectionReport = (facts: ReportFacts): string =>
  [
    `time ${new Date(facts.now).toISOString()}`,
    `app ${plain(facts.version)} ${plain(facts.build)}`,
    `merchant ${plain(facts.merchant)}, language ${plain(facts.language)}`,
    `browser ${facts.userAgent.replace(/[^\w .;:,/()+-]/gu, '').slice(0, 200)}`,
    `storage ${facts.storage}, ${usageText(facts.usage)}`,
    `connection ${connectionText(facts)}`,
    ...facts.lines.map((line) => `line ${lineText(line, facts)}`),
    ...facts.resources.map((resource) => `sync ${resourceText(resource, facts.now)}`),
    ...(facts.outbox.length === 0 ? ['outbox empty'] : []),
    ...facts.outbox.map((row) => `outbox ${outboxText(row, facts.now)}`),
  ].join('\n')

/** Returns an error as its kind with its numbers and codes. */
export const errorCode = (error: AppError): string => {
  switch (error.kind) {
    case 'http':
      return `http ${String(error.status)}`
    case 'refused':
      return `refused ${String(error.status)} ${plain(error.code)}`
    case 'timeout':
      return `timeout ${String(error.limitMs)} ms`
    case 'storage':
    case 'worker':
      return `${error.kind} ${error.detail}`
    default:
      return error.kind
  }
}

const CODE = /^[\w.-]{1,40}$/u

const plain = (code: string): string => (CODE.test(code) ? code : '?')

const ageText = (at: number, now: number): string =>
  `${String(Math.max(0, Math.round((now - at) / 1000)))} s ago`

const usageText = (usage: ReportFacts['usage']): string =>
  usage ? `${String(usage.usedBytes)} of ${String(usage.quotaBytes)} bytes` : 'usage unknown'

const connectionText = ({ connection, now }: ReportFacts): string => {
  if (!connection) return 'unknown'
  const { state, since, error } = connection
  return `${state} since ${ageText(since, now)}${error ? `, ${errorCode(error)}` : ''}`
}

const lineText = ({ origin, latencyMs, at, isFast = false }: LineRow, facts: ReportFacts): string => {
  const marks = `${origin === facts.origin ? ', in use' : ''}${isFast ? ', fast' : ''}`
  if (at === 0) return `${origin} not pinged${marks}`
  const answer = latencyMs === null ? 'no answer' : `${String(latencyMs)} ms`
  return `${origin} ${answer}, ${ageText(at, facts.now)}${marks}`
}

const resourceText = (
  { name, syncedAt, error, droppedRows, badFields }: ResourceFacts,
  now: number,
): string =>
  [
    `${plain(name)} ${syncedAt === undefined ? 'never' : ageText(syncedAt, now)}`,
    ...(error ? [errorCode(error)] : []),
    ...(droppedRows > 0 ? [`${String(droppedRows)} rows left out`] : []),
    ...(badFields.length > 0 ? [`wrong fields ${badFields.map(plain).join(' ')}`] : []),
  ].join(', ')

const outboxText = ({ kind, at, tries, setAside }: ReportFacts['outbox'][number], now: number): string =>
  `${kind} ${ageText(at, now)}, ${String(tries)} tries${setAside ? `, set aside: ${errorCode(setAside.error)}` : ''}`
