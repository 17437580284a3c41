import type { FieldReport } from '#domain/contract/metrics/field-report'
import { formatCount, formatShare, formatValue } from '../format-value'
import { SHOWN_METRICS } from '../metrics'
import { histogramOf, percentileOf, ratio, sumCounts, totalOf } from '../statistics'
import { html, type Html } from './html'
import { quality } from './histogram'

/** Returns the tiles at the start of the page. */
export const overview = (reports: readonly FieldReport[]): Html => {
  const opens = sumCounts(reports, 'app.opens')
  const errors = reports.flatMap((report) => report.errors).reduce((sum, { count }) => sum + count, 0)
  const updates = reports.flatMap((report) => report.updates)
  const applied = updates.filter((update) => update['app.update.outcome'] === 'applied')
  const counted = (list: typeof updates): number => list.reduce((sum, { count }) => sum + count, 0)
  return html`<div class="tiles">
    ${SHOWN_METRICS.filter(({ limits }) => limits !== undefined).map((metric) => {
      const histogram = histogramOf(reports, metric.name)
      const value = percentileOf(histogram, 0.75)
      const shown = formatValue(value, metric.unit)
      return tile(
        metric.title,
        shown,
        `75 % of ${formatCount(totalOf(histogram))} values`,
        quality(value ?? 0, metric),
      )
    })}
    ${tile('Opened offline', formatShare(ratio(sumCounts(reports, 'app.opens.offline'), opens)), `of ${formatCount(opens)} opens`)}
    ${tile('Updates applied', formatShare(ratio(counted(applied), counted(updates))), `of ${formatCount(counted(updates))} installations`)}
    ${tile('Errors', (ratio(errors, opens) * 100).toFixed(1), 'for 100 opens')}
  </div>`
}

const tile = (title: string, value: string, about: string, mark = ''): Html =>
  html`<div class="tile ${mark}">
    <h2>${title}</h2>
    <p class="value">${value}</p>
    <p class="about">${about}</p>
  </div>`
