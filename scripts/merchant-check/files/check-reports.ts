import { reportsConfig } from '#domain/metrics/config/reports-config'
import { ownEntries } from '#domain/text/own-entries'
import { tryParseJson } from '#domain/text/parse-json'
import type { CheckRun } from '../check-run'
import { configField } from '../report/findings'

/** Checks `reports` of config.json: for a wrong value no device reports. */
export function checkReports(visit: CheckRun): void {
  const isSent = ownEntries(tryParseJson(visit.configJson)).get('reports') !== undefined
  if (!isSent || reportsConfig(visit.configJson) !== null) return
  visit.findings.of('app files')(
    'warning',
    'reports-invalid',
    configField('reports'),
    'is not of the expected form, so nothing is reported',
    'Send { "url": "/path", "sampleRate": 0.1 } with a path of this host and a share above 0, at most 1.',
  )
}
