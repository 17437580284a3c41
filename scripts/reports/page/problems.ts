import type { FieldReport } from '#domain/contract/metrics/field-report'
import { formatCount, formatShare } from '../format-value'
import { type CountName, groupBy, ratio, sumCounts } from '../statistics'
import { DIMENSIONS } from './distributions'
import { card, html, type Html, isFew, table } from './html'

const MAX_ROWS = 12
const MAX_BUILDS = 4

type ReportedError = FieldReport['errors'][number]

/** Returns the share of offline opens by each dimension. */
export const offlineOpens = (reports: readonly FieldReport[]): Html =>
  card(
    'offline',
    'Opened offline',
    'Pages that opened from the device, because no response came from the network.',
    html`<div class="tables">
      ${DIMENSIONS.map(([name, valueOf]) =>
        table(
          name,
          [name, 'Offline', 'Opens'],
          groupBy(reports, valueOf).map(([key, group]) => {
            const opens = sumCounts(group, 'app.opens')
            const offline = sumCounts(group, 'app.opens.offline')
            return [
              { count: opens, shown: key },
              { count: offline, shown: formatShare(ratio(offline, opens)) },
              formatCount(opens),
            ]
          }),
          MAX_ROWS,
        ),
      )}
    </div>`,
  )

/** Returns the errors by code and build, for each 100 opens, and by route. */
export const errors = (reports: readonly FieldReport[]): Html => {
  const builds = groupBy(reports, (report) => report['service.version'])
    .filter(([, group]) => !isFew(sumCounts(group, 'app.opens')))
    .slice(0, MAX_BUILDS)
  const byCode = byCount(
    reports.flatMap((report) => report.errors),
    codeOf,
  )
  const byRoute = byCount(
    reports.flatMap((report) => report.errors),
    (error) => `${codeOf(error)} ${error['url.template']}`,
  )
  return card(
    'errors',
    'Errors',
    'By code of the app’s closed list; for each 100 opens of a build.',
    html`<div class="tables wide">
      ${table(
        'By code and build',
        ['Code', ...builds.map(([build]) => build), 'All'],
        byCode.map(([code, all]) => [
          { count: all, shown: code },
          ...builds.map(([, group]) => {
            const own = group.flatMap((report) => report.errors).filter((error) => codeOf(error) === code)
            return { count: sum(own), shown: perHundred(sum(own), sumCounts(group, 'app.opens')) }
          }),
          formatCount(all),
        ]),
      )}
      ${table(
        'By route',
        ['Code and route', 'Count'],
        byRoute.map(([key, all]) => [{ count: all, shown: key }, formatCount(all)]),
      )}
    </div>`,
  )
}

/** Returns the updates by the builds that they lead from and to. */
export const updates = (reports: readonly FieldReport[]): Html => {
  const all = reports.flatMap((report) =>
    report.updates.map((update) => ({
      ...update,
      // A failed update is reported by the build that it would have replaced.
      to: update['app.update.outcome'] === 'applied' ? report['service.version'] : '…',
    })),
  )
  return card(
    'updates',
    'Updates',
    'Installed by the service worker, and applied when the player accepted or returned.',
    table(
      'By build',
      ['From → to', 'Applied', 'Failed'],
      byCount(all, (update) => `${update['app.update.from']} → ${update.to}`).map(([key, count]) => {
        const own = all.filter((update) => `${update['app.update.from']} → ${update.to}` === key)
        const counted = (outcome: string) =>
          countCell(sum(own.filter((update) => update['app.update.outcome'] === outcome)))
        return [{ count, shown: key }, counted('applied'), counted('failed')]
      }),
    ),
  )
}

const DEVICE_COUNTS: readonly (readonly [CountName, string])[] = [
  ['app.storage.quota_exceeded', 'Storage: the quota was exceeded'],
  ['app.storage.memory_mode', 'Storage: no database, rows in memory'],
  ['app.storage.rebuilt', 'Storage: a lost database was rebuilt'],
  ['app.lines.tried', 'Lines: pinged'],
  ['app.lines.lost', 'Lines: without a response'],
]

/** Returns storage problems, lines and what the content security policy has blocked. */
export const devices = (reports: readonly FieldReport[]): Html =>
  card(
    'devices',
    'Storage, lines and policy',
    'Problems of single devices and networks.',
    html`<div class="tables wide">
      ${table(
        'Storage and lines',
        ['What', 'Count', 'For 100 opens'],
        DEVICE_COUNTS.map(([name, label]) => {
          const count = sumCounts(reports, name)
          const opens = sumCounts(reports, 'app.opens')
          return [label, countCell(count), { count, shown: perHundred(count, opens) }]
        }),
      )}
      ${table(
        'Blocked by the content security policy',
        ['Directive and content', 'Count'],
        byCount(
          reports.flatMap((report) => report.violations),
          (one) => `${one['app.csp.directive']}: ${one['app.csp.blocked']}`,
        ).map(([key, count]) => [{ count, shown: key }, formatCount(count)]),
      )}
    </div>`,
  )

const countCell = (count: number) => ({ count, shown: formatCount(count) })

const perHundred = (count: number, opens: number): string => (ratio(count, opens) * 100).toFixed(1)

const codeOf = (error: ReportedError): string =>
  [error['error.type'], error['http.response.status_code'] ?? ''].join(' ').trim()

const sum = (entries: readonly { readonly count: number }[]): number =>
  entries.reduce((total, { count }) => total + count, 0)

/** Returns the groups with the largest counts. */
const byCount = <Entry extends { readonly count: number }>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): readonly (readonly [key: string, count: number])[] =>
  groupBy(entries, keyOf)
    .map(([key, group]) => [key, sum(group)] as const)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_ROWS)
