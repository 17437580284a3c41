import type { AppError } from '#domain/errors'
import type { PageObservations, ReportContext } from '#domain/metrics/page-observations'
import { ok, type Result } from '#domain/result'
import { FieldReporter, type ReporterParts } from './field-reporter'

export interface FieldReportInput {
  readonly context: ReportContext
  readonly seen: PageObservations
  /** True if it may be the page's last one: all that was counted is saved. */
  readonly isSaving: boolean
}

/** One for each worker, by its store. */
const reporters = new WeakMap<object, FieldReporter>()

/** Counts what the page has seen, for the next report (docs/field-metrics.md). Starts the worker's own counts. */
export const recordFieldReport = async (
  parts: ReporterParts,
  { context, seen, isSaving }: FieldReportInput,
): Promise<Result<null, AppError>> => {
  const reporter = reporters.get(parts.store) ?? new FieldReporter(parts, context)
  reporters.set(parts.store, reporter)
  reporter.record(context, seen)
  if (isSaving) await reporter.save()
  return ok(null)
}
