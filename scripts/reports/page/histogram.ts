import { bucketOf } from '#domain/metrics/buckets'
import { formatCount, formatShare, formatValue } from '../format-value'
import type { ShownMetric } from '../metrics'
import { type Histogram, percentileOf, ratio, totalOf } from '../statistics'
import { html, type Html, isFew, unlessFew } from './html'

const LABELS = 6 // fit a narrow phone

/**
 * Returns a bar for each bucket between the smallest and the largest value, with the percentiles under them. Bars of
 * one to four values are equally high.
 */
export const drawHistogram = (histogram: Histogram, metric: ShownMetric): Html => {
  const total = totalOf(histogram)
  const buckets = bucketsBetween(histogram)
  const highest = Math.max(1, ...histogram.values())
  const every = Math.ceil(buckets.length / LABELS)
  const [p50, p75, p95] = [0.5, 0.75, 0.95].map((share) => percentileOf(histogram, share))
  return html`<figure class="histogram">
    <div
      class="bars"
      role="img"
      aria-label="${metric.title}: half of ${formatCount(total)} values are at most
    ${formatValue(p50 ?? null, metric.unit)}"
    >
      ${buckets.map((bucket, index) => {
        const count = histogram.get(bucket) ?? 0
        const label = formatValue(bucket, metric.unit)
        const shown = unlessFew({
          count,
          shown: `${formatCount(count)} (${formatShare(ratio(count, total))})`,
        })
        const height = count > 0 ? Math.max(1, isFew(count) ? 0 : (100 * count) / highest) : 0
        const isMarked = [p50, p75, p95].some((value) => bucketOf(value ?? -1) === bucket)
        return html`<span class="bar ${quality(bucket, metric)}" title="up to ${label}: ${shown}">
          <i style="height:${String(height)}%"></i>
          <b class="${isMarked ? 'marked' : ''}">${index % every === 0 ? label : ''}</b>
        </span>`
      })}
    </div>
    <figcaption>
      ${(
        [
          ['p50', p50],
          ['p75', p75],
          ['p95', p95],
        ] as const
      ).map(
        ([name, value]) =>
          html`<span class="percentile"
            ><small>${name}</small> ${formatValue(value ?? null, metric.unit)}</span
          >`,
      )}
      <span class="percentile"><small>values</small> ${formatCount(total)}</span>
    </figcaption>
  </figure>`
}

/** Returns all buckets from the first to the last one with values. */
const bucketsBetween = (histogram: Histogram): readonly number[] => {
  const known = [...histogram.keys()]
  const last = known.at(-1) ?? 0
  const buckets: number[] = []
  for (let bucket = known[0] ?? 0; bucket < last; bucket = bucketOf(bucket + 1)) buckets.push(bucket)
  return [...buckets, last]
}

/** Returns the class of a value: good, fair or poor; '' where a metric has no limits. */
export const quality = (value: number, { limits }: ShownMetric): string => {
  if (!limits) return ''
  const [good, fair] = limits
  if (value <= good) return 'good'
  return value <= fair ? 'fair' : 'poor'
}
