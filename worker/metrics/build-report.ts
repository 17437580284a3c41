import type { FieldReport } from '#domain/contract/metrics/field-report'
import { classifyViolation } from '#domain/metrics/blocked-content'
import { bucketOf } from '#domain/metrics/buckets'
import { connectionClass } from '#domain/metrics/connection-class'
import { deviceClass } from '#domain/metrics/device-class'
import type { PageObservations, ReportContext } from '#domain/metrics/page-observations'
import { emptyReport } from '#domain/metrics/merge-reports'
import { routeTemplate } from '#domain/metrics/route-template'
import { HOME_PATH } from '#domain/routing/routes'

/** Returns a report of this page that counts nothing: only the classes of its device. */
export const reportOf = (context: ReportContext): FieldReport =>
  emptyReport({
    'service.version': context.build,
    'url.template': routeTemplate(context.landing),
    'browser.language': context.language,
    'network.connection.subtype': connectionClass(context.effectiveType),
    'app.save_data': context.savesData,
    'app.device_class': deviceClass(context.memoryGb, context.cores),
    'app.display_mode': context.isStandalone ? 'standalone' : 'browser',
  })

/**
 * Returns the report of what the page has seen: values become buckets, a violation its kind.
 * @param origin of the page
 */
export const buildReport = (context: ReportContext, seen: PageObservations, origin: string): FieldReport => {
  const { firstPaintMs, gamesMs, inpMs, cls, updates = [] } = seen
  return {
    ...reportOf(context),
    histograms: {
      ...bucketed('browser.web_vital.fcp', firstPaintMs),
      ...bucketed('app.games_on_screen', isLobby(context) ? gamesMs : undefined),
      ...bucketed('browser.web_vital.inp', inpMs),
      ...bucketed('browser.web_vital.cls', cls === undefined ? cls : cls * 1000),
      ...bucketed('app.update.size', updates.find(({ bytes }) => bytes !== undefined)?.bytes),
    },
    counts: seen.isOpen ? { 'app.opens': 1 } : {},
    errors: (seen.errors ?? []).map((type) => ({
      'error.type': type,
      'url.template': routeTemplate(context.path),
      count: 1,
    })),
    violations: (seen.violations ?? []).map(({ directive, blockedUrl }) => {
      const { directive: name, blocked } = classifyViolation(directive, blockedUrl, origin)
      return { 'app.csp.directive': name, 'app.csp.blocked': blocked, count: 1 }
    }),
    updates: updates.map(({ from, outcome }) => ({
      'app.update.from': from,
      'app.update.outcome': outcome,
      count: 1,
    })),
  }
}

/** Another page may show the lobby's games, too, but only after the player has gone there. */
const isLobby = ({ landing }: ReportContext): boolean => routeTemplate(landing) === HOME_PATH

/** Returns a histogram of one value; nothing without a value. */
export const bucketed = (
  name: keyof FieldReport['histograms'],
  value: number | undefined,
): FieldReport['histograms'] => (value === undefined ? {} : { [name]: { [bucketOf(value)]: 1 } })
