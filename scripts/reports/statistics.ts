import type { FieldReport } from '#domain/contract/metrics/field-report'
import { bucketOf } from '#domain/metrics/buckets'

export type MetricName = keyof FieldReport['histograms']
export type CountName = keyof FieldReport['counts']

/** Number of values by bucket; a bucket is its upper bound. */
export type Histogram = ReadonlyMap<number, number>

/** Adds up one histogram of all reports; buckets in order. */
export const histogramOf = (reports: readonly FieldReport[], name: MetricName): Histogram => {
  const sum = new Map<number, number>()
  for (const { histograms } of reports)
    for (const [bucket, count] of Object.entries(histograms[name] ?? {}))
      sum.set(Number(bucket), (sum.get(Number(bucket)) ?? 0) + count)
  return new Map([...sum].sort(([one], [other]) => one - other))
}

export const totalOf = (histogram: Histogram): number =>
  [...histogram.values()].reduce((sum, count) => sum + count, 0)

/**
 * Returns the value that this share of all values does not exceed, to two digits; null without values. Within a bucket,
 * values are taken as evenly spread.
 * @param share from 0 to 1
 */
export const percentileOf = (histogram: Histogram, share: number): number | null => {
  let rest = totalOf(histogram) * share
  for (const [bucket, count] of histogram) {
    if (count >= rest && count > 0) {
      const lower = bucketBelow(bucket)
      return Number((lower + ((bucket - lower) * Math.max(rest, 0)) / count).toPrecision(2))
    }
    rest -= count
  }
  return null
}

/** Returns the largest bound below a bucket, which is the bucket's other end. */
const bucketBelow = (bucket: number): number => {
  let below = 0
  for (let next = bucketOf(1); next < bucket; next = bucketOf(next + 1)) below = next
  return below
}

/** Returns the share of the values up to a limit; 0 without values. */
export const shareUpTo = (histogram: Histogram, limit: number): number => {
  const within = [...histogram].filter(([bucket]) => bucket <= limit)
  return ratio(totalOf(new Map(within)), totalOf(histogram))
}

export const sumCounts = (reports: readonly FieldReport[], name: CountName): number =>
  reports.reduce((sum, { counts }) => sum + (counts[name] ?? 0), 0)

/** Returns one number divided by another; 0 if there is nothing to divide by. */
export const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/** Groups by a key; groups with the most items first. */
export const groupBy = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly (readonly [key: string, items: readonly Item[]])[] => {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups].sort(([, one], [, other]) => other.length - one.length)
}
