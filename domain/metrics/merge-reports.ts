import type { FieldReport } from '../contract/metrics/field-report'
import { MAX_COUNT, MAX_ENTRIES, MAX_REPORTS } from './report-limits'

/** The classes of a report: two reports with the same ones are added. */
export type ReportClasses = Omit<FieldReport, 'histograms' | 'counts' | 'errors' | 'violations' | 'updates'>

const LISTS = ['errors', 'violations', 'updates'] as const
type Counts = Readonly<Record<string, number | undefined>>
type Entry = { readonly count: number }

/** Returns a report that counts nothing. */
export const emptyReport = (classes: ReportClasses): FieldReport => ({
  ...classes,
  histograms: {},
  counts: {},
  errors: [],
  violations: [],
  updates: [],
})

/**
 * Returns all the reports that count something, one for each combination of classes. Of more than ten combinations the
 * newest stay, and of more than twenty entries in a list the first.
 */
export const mergeReports = (...reports: readonly FieldReport[]): FieldReport[] => {
  const merged = new Map<string, FieldReport>()
  for (const report of reports.filter(hasCounts)) {
    const key = JSON.stringify(classesOf(report))
    const earlier = merged.get(key)
    merged.delete(key)
    merged.set(key, earlier ? added(earlier, report) : report)
  }
  return [...merged.values()].slice(-MAX_REPORTS)
}

/** False for a report that has only classes: it says no more than that a page was open. */
const hasCounts = (report: FieldReport): boolean =>
  Object.values(report).some((value) => typeof value === 'object' && Object.keys(value).length > 0)

const classesOf = (report: FieldReport): readonly unknown[] =>
  Object.values(report).filter((value) => typeof value !== 'object')

const added = (one: FieldReport, other: FieldReport): FieldReport => {
  const histograms: Record<string, Record<string, number>> = {}
  for (const { histograms: each } of [one, other])
    for (const [name, counts] of Object.entries(each)) histograms[name] = sumOf(histograms[name], counts)
  return {
    ...one,
    histograms,
    counts: sumOf(one.counts, other.counts),
    ...Object.fromEntries(LISTS.map((name) => [name, joined<Entry>([...one[name], ...other[name]])])),
  }
}

const sumOf = (one: Counts = {}, other: Counts = {}): Record<string, number> => {
  const sum: Record<string, number> = {}
  for (const [name, count = 0] of [...Object.entries(one), ...Object.entries(other)])
    sum[name] = Math.min((sum[name] ?? 0) + count, MAX_COUNT)
  return sum
}

const joined = <Each extends Entry>(entries: readonly Each[]): readonly Each[] => {
  const counts = new Map<string, Each>()
  for (const entry of entries) {
    const key = JSON.stringify({ ...entry, count: 0 })
    const count = Math.min((counts.get(key)?.count ?? 0) + entry.count, MAX_COUNT)
    counts.set(key, { ...entry, count })
  }
  return [...counts.values()].slice(0, MAX_ENTRIES)
}
