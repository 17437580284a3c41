import * as v from 'valibot'
import { ignoredFields } from '#domain/contract/settings/ignored-fields'
import { ok } from '#domain/result'
import { repairedSettings } from '#worker/sync/repair-settings'
import { issuesOf, type Problem } from '../report/describe-issue'
import { fetchValue, type Fetched, type ValueRequest } from './fetch-value'
import { type Report, settingsField } from '../report/findings'
import type { GuestCall } from './guest-calls'
import { findDroppedEntries, findNestedDroppedRows, findDroppedRows } from './dropped-rows'
import type { CheckRun } from '../check-run'

/** Calls without a guaranteed ETag (contract.md, Envelope). */
const UNTAGGED: ReadonlySet<string> = new Set(['status'])
const MAX_REPORTED = 3
const SMALL_BYTES = 2_000

/** Makes a sync call and reports what the app would not accept. @returns the value if the app accepts it */
export async function checkCall(visit: CheckRun, call: GuestCall): Promise<unknown> {
  const { resource, isNeeded } = call
  const addFinding = visit.findings.of('calls')
  const severity = isNeeded ? 'error' : 'warning'
  const query = resource.query?.({ origin: visit.origin, url: `${visit.origin}/m/home` })
  const fetched = await fetchValue(visit, addFinding, {
    path: resource.path,
    severity,
    ...(query ? { query } : {}),
  })
  if (!fetched) return undefined
  const { value, where } = fetched
  const { merchant, language } = visit
  const scope = { merchant, language, member: '' }
  let parsed = resource.parse(value, scope)
  if (!parsed.ok && resource.name === 'settings') {
    // `resource.repair` cannot be used: it loads a lazy chunk of the worker, which needs a worker to run in.
    const repaired = repairedSettings(value, scope, undefined)
    if (repaired) parsed = ok(repaired)
  }
  if (!parsed.ok) {
    const reasons = reasonsOf(call, value)
    for (const { text } of reasons.slice(0, MAX_REPORTED))
      addFinding(severity, 'call-malformed', where, text, REFUSED)
    if (reasons.length > MAX_REPORTED)
      addFinding(
        severity,
        'call-malformed',
        where,
        `${reasons.length - MAX_REPORTED} more like these`,
        REFUSED,
      )
    return undefined
  }
  reportDroppedRows(addFinding, fetched, call, parsed.value.dropped)
  reportIgnoredFields(addFinding, where, call.shape.schema, value)
  if (resource.isNeverEmpty === true && parsed.value.rows.length === 0)
    addFinding(
      severity,
      'call-empty',
      where,
      'is empty',
      'Send at least one row: what depends on it has nothing to show.',
    )
  if (!UNTAGGED.has(resource.name)) await checkTag(visit, addFinding, fetched)
  return value
}

/**
 * Makes one more call of the app and checks its value. @returns the value as the app parses it; null if it is invalid
 */
export async function checkValue<Value>(
  visit: CheckRun,
  addFinding: Report,
  wanted: ValueRequest,
  schema: v.GenericSchema<unknown, Value>,
): Promise<Value | null> {
  const fetched = await fetchValue(visit, addFinding, wanted)
  if (!fetched) return null
  const issues = issuesOf(schema, fetched.value)
  for (const { text } of issues.slice(0, MAX_REPORTED))
    addFinding(wanted.severity, 'call-malformed', fetched.where, text, REFUSED)
  if (issues.length > 0) return null
  reportIgnoredFields(addFinding, fetched.where, schema, fetched.value)
  return v.parse(schema, fetched.value)
}

const reportIgnoredFields = (
  addFinding: Report,
  where: string,
  schema: v.GenericSchema,
  value: unknown,
): void => {
  const fields = ignoredFields(schema, value)
  if (fields.length > 0)
    addFinding(
      'warning',
      'field-ignored',
      where,
      `has a wrong value in ${fields.join(', ')}, which the app ignores`,
      'Send it as the contract has it.',
    )
}

const REFUSED = 'Send it as the contract has it: the app takes nothing of this answer.'

const reasonsOf = ({ shape }: GuestCall, value: unknown): readonly Problem[] => {
  if (shape.kind !== 'list') return issuesOf(shape.schema, value)
  return Array.isArray(value)
    ? findDroppedRows(shape.schema, value)
    : [{ path: '', text: 'the value is not a list' }]
}

const lostRows = ({ shape }: GuestCall, value: unknown): readonly Problem[] => {
  if (shape.kind === 'list') return Array.isArray(value) ? findDroppedRows(shape.schema, value) : []
  if (shape.kind === 'value') return findNestedDroppedRows(shape.schema, value)
  return typeof value === 'object' && value !== null ? findDroppedEntries(shape.schema, value) : []
}

const reportDroppedRows = (
  addFinding: Report,
  { value, where }: Fetched,
  call: GuestCall,
  dropped: number,
): void => {
  const lost = lostRows(call, value)
  if (call.resource.name === 'settings') reportLostSettings(addFinding, lost)
  else if (lost.length > 0) {
    const first = lost
      .slice(0, MAX_REPORTED)
      .map(({ text }) => text)
      .join('; ')
    const rest = lost.length > MAX_REPORTED ? `; and ${lost.length - MAX_REPORTED} more` : ''
    addFinding(
      'warning',
      'rows-dropped',
      where,
      `${rows(lost.length)} left out: ${first}${rest}`,
      'Correct these rows; the others are shown.',
    )
  }
  // With dropped rows, duplicates cannot be determined; they are reported once those are fixed.
  if (lost.length === 0 && dropped > 0)
    addFinding(
      'warning',
      'rows-duplicate',
      where,
      `${rows(dropped)} left out: the id has been there before`,
      'Give each row its own id.',
    )
}

/** Each row of the settings is a finding, because it belongs to a field of its own. */
const reportLostSettings = (addFinding: Report, lost: readonly Problem[]): void => {
  for (const { path, text } of lost)
    addFinding(
      'warning',
      'rows-dropped',
      settingsField(path),
      `the row is left out: ${text}`,
      'Correct this row.',
    )
}

const rows = (count: number): string => (count === 1 ? '1 row is' : `${count} rows are`)

/** The client repeats the request every few minutes; with an ETag an unchanged response costs a few bytes. */
const checkTag = async (
  visit: CheckRun,
  addFinding: Report,
  { reply, where, url }: Fetched,
): Promise<void> => {
  const tag = reply.headers.get('ETag')
  if (tag === null) {
    const severity = reply.body.byteLength > SMALL_BYTES ? 'warning' : 'note'
    addFinding(
      severity,
      'no-etag',
      where,
      'has no ETag',
      'Send one for each address, Language and member; the app sends it back.',
    )
    return
  }
  const again = await visit.get(url, { headers: visit.headers(tag) })
  if (again.ok && again.value.status !== 304)
    addFinding(
      'warning',
      'etag-ignored',
      where,
      `answers its own ETag with ${again.value.status}, not 304`,
      'Compare If-None-Match.',
    )
}
