import type { FieldReport } from '#domain/contract/metrics/field-report'
import { formatCount, formatShare, formatValue } from '../format-value'
import { SHOWN_METRICS } from '../metrics'
import { histogramOf, percentileOf, ratio, sumCounts, totalOf } from '../statistics'
import { type Counted, html, type Html, isFew, unlessFew } from './html'
import { quality } from './histogram'

/** Returns the tiles at the start of the page. */
export const overview = (reports: readonly FieldReport[]): Html => {
  const opens = sumCounts(reports, 'app.opens')
  const offline = sumCounts(reports, 'app.opens.offline')
  const errors = reports.flatMap((report) => report.errors).reduce((sum, { count }) => sum + count, 0)
  const updates = reports.flatMap((report) => report.updates)
  const applied = updates.filter((update) => update['app.update.outcome'] === 'applied')
  const counted = (list: typeof updates): number => list.reduce((sum, { count }) => sum + count, 0)
  return html`<div class="tiles">
    ${SHOWN_METRICS.filter(({ limits }) => limits !== undefined).map((metric) => {
      const histogram = histogramOf(reports, metric.name)
      const value = percentileOf(histogram, 0.75)
      const count = totalOf(histogram)
      return tile(
        metric.title,
        { count, shown: formatValue(value, metric.unit) },
        `75 % of ${formatFew(count)} values`,
        isFew(count) ? '' : quality(value ?? 0, metric),
      )
    })}
    ${tile('Opened offline', { count: offline, shown: formatShare(ratio(offline, opens)) }, `of ${formatFew(opens)} opens`)}
    ${tile('Updates applied', { count: counted(applied), shown: formatShare(ratio(counted(applied), counted(updates))) }, `of ${formatFew(counted(updates))} installations`)}
    ${tile('Errors', { count: errors, shown: (ratio(errors, opens) * 100).toFixed(1) }, 'for 100 opens')}
  </div>`
}

const formatFew = (count: number): string => (isFew(count) ? 'few' : formatCount(count))

const tile = (title: string, value: Counted, about: string, mark = ''): Html =>
  html`<div class="tile ${mark}">
    <h2>${title}</h2>
    <p class="value">${unlessFew(value)}</p>
    <p class="about">${about}</p>
  </div>`
