import type { FieldReport } from '#domain/contract/metrics/field-report'
import { formatCount, formatShare, formatValue } from '../format-value'
import type { ShownMetric } from '../metrics'
import { groupBy, type Histogram, histogramOf, percentileOf, shareUpTo, totalOf } from '../statistics'
import { card, type Counted, html, type Html, isFew, table } from './html'
import { drawHistogram, quality } from './histogram'

/** By what distributions are compared: label, and the value of a report. */
export const DIMENSIONS = [
  ['Build', (report: FieldReport) => report['service.version']],
  ['Language', (report: FieldReport) => report['browser.language']],
  ['Connection', (report: FieldReport) => report['network.connection.subtype']],
  ['Device', (report: FieldReport) => report['app.device_class']],
] as const

const MAX_GROUPS = 6

/** Returns the card of one metric: its histogram, and its percentiles by build, language, connection and device. */
export const distribution = (reports: readonly FieldReport[], metric: ShownMetric): Html | null => {
  const all = histogramOf(reports, metric.name)
  if (totalOf(all) === 0 || isFew(totalOf(all))) return null
  return card(metric.name.replaceAll('.', '-'), metric.title, metric.about, [
    drawHistogram(all, metric),
    html`<div class="tables">
      ${DIMENSIONS.map(([name, valueOf]) => {
        const groups = groupBy(reports, valueOf).map(
          ([key, group]) => [key, histogramOf(group, metric.name)] as const,
        )
        return table(
          name,
          [name, 'p50', 'p75', 'p95', ...(metric.limits ? ['Good'] : []), 'Values'],
          groups.map(([key, histogram]) => row(key, histogram, metric)),
          MAX_GROUPS,
        )
      })}
    </div>`,
  ])
}

const row = (key: string, histogram: Histogram, metric: ShownMetric): (string | Html | Counted)[] => [
  { count: totalOf(histogram), shown: key },
  ...[0.5, 0.75, 0.95].map((share) => {
    const value = percentileOf(histogram, share)
    return html`<span class="${quality(value ?? 0, metric)}">${formatValue(value, metric.unit)}</span>`
  }),
  ...(metric.limits ? [goodShare(histogram, metric.limits)] : []),
  formatCount(totalOf(histogram)),
]

/** A bar of good, fair and poor values. */
const goodShare = (histogram: Histogram, [good, fair]: readonly [number, number]): Html => {
  const isGood = shareUpTo(histogram, good)
  const isFair = shareUpTo(histogram, fair) - isGood
  return html`<span class="share" title="good ${formatShare(isGood)}, fair ${formatShare(isFair)}">
    <i class="good" style="width:${String(isGood * 100)}%"></i>
    <i class="fair" style="width:${String(isFair * 100)}%"></i>
    <span>${formatShare(isGood)}</span>
  </span>`
}
