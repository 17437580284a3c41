import type { PageObservations } from '#domain/metrics/page-observations'
import { HOUR_MS } from '#domain/timing'
import { subscribeAnnouncement } from '../../../shared/routing/use-page'
import { commands } from '../../../shared/worker/client/commands'
import { watchProblems } from './watch-problems'
import { watchUpdates } from './watch-updates'
import { watchVitals } from './watch-vitals'
import { landingPath, readReportContext } from './read-report-context'

/**
 * Sends what this page sees to the worker, which reports it (docs/field-metrics.md). Call once per page.
 * @param url path that takes the reports
 */
export const collectFieldMetrics = (url: string): void => {
  const fixed = { url, landing: landingPath() }
  const takeVitals = watchVitals()
  const record = (seen: PageObservations, isSaving = false): void => {
    void commands.recordFieldReport({ context: readReportContext(fixed), seen, isSaving })
  }
  record({ isOpen: true })
  watchProblems(record)
  void watchUpdates(record)
  // The worker adds the route to its own errors.
  subscribeAnnouncement(() => record({}))
  const save = (): void => record(takeVitals(), true)
  // A phone ends a hidden page without an event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') save()
  })
  setInterval(save, HOUR_MS)
}
