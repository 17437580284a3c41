import type { FieldReport } from '#domain/contract/metrics/field-report'
import type { AppError } from '#domain/errors'
import { errorStatus, errorType } from '#domain/metrics/error-types'
import { LINES_MARK, QUOTA_MARK } from '#domain/metrics/marks'
import { mergeReports } from '#domain/metrics/merge-reports'
import type { PageObservations, ReportContext } from '#domain/metrics/page-observations'
import { routeTemplate } from '#domain/metrics/route-template'
import type { StorageMode } from '#domain/port'
import type { Result } from '#domain/result'
import type { ConnectionRow } from '#domain/tables/rows'
import type { OutboxDependencies } from '../outbox/outbox-types'
import { bucketed, buildReport, reportOf } from './build-report'
import { ageOfOfflineOpen, connectionState, type OfflineOpenDependencies } from './opened-offline'
import { createReportClient } from './report-client'
import { createReportPause, type ReportPause } from './report-pause'
import { saveReports } from './save-reports'
import { takeMarks } from './take-marks'

/** The events of the worker that the metrics count (worker-events.ts). */
interface CountedEvents {
  on(name: 'request-ended', listener: (error: AppError | null) => void): void
  on(name: 'request-failed', listener: (error: AppError) => void): void
  on(
    name: 'resource-synced',
    listener: (resource: unknown, result: Result<unknown, { readonly kind: string }>) => void,
  ): void
  on(name: 'database-reset', listener: () => void): void
  on(name: 'storage-mode', listener: (mode: StorageMode) => void): void
  on(name: 'connection', listener: (row: ConnectionRow) => void): void
}

/** The parts of the worker that the metrics read. */
export interface ReporterParts extends OfflineOpenDependencies {
  readonly locks: OutboxDependencies['locks']
  readonly circuit: { readonly isOpen: boolean }
  readonly events: CountedEvents
  readonly origin: string
}

/** A network without a response for so long after the first screen is none. */
const FIRST_ANSWER_MS = 10_000

/** An import on demand keeps it in the chunk that the service worker precaches for the outbox. */
const loadDelivery = () => import('../outbox/flush-outbox')

/**
 * Collects the field metrics of one page: what the page has seen, and what the worker itself sees from its first call
 * on. Nothing here reaches a player: each failure is a report that is lost.
 */
export class FieldReporter {
  readonly #parts: ReporterParts
  readonly #outbox: OutboxDependencies
  readonly #pause: ReportPause
  #context: ReportContext
  #reports: readonly FieldReport[] = []
  /** True while an attempt runs, too: requests may succeed again before it ends. */
  #isUnsent = false
  #isOpening = false
  /** True after a response; false if there was none yet, and a request has found no network. */
  #hasNetwork: boolean | undefined

  constructor(parts: ReporterParts, context: ReportContext) {
    const { store, facts, locks, circuit, events } = parts
    this.#parts = parts
    this.#context = context
    const pause = createReportPause(store, facts)
    this.#pause = pause
    this.#outbox = {
      store,
      facts,
      locks,
      httpClient: createReportClient(() => facts.current.merchant),
      // A second entry waits for the next hour.
      isCircuitOpen: () => circuit.isOpen || pause.isOwn(),
      onDelivered: pause.start,
    }
    events.on('request-ended', (error) => {
      // An error status is a response as well.
      if (!error || 'status' in error) this.#hasNetwork = true
      else if (error.kind === 'network') this.#hasNetwork ??= false
    })
    events.on('request-failed', (error) => this.#addError(error))
    events.on('resource-synced', (_resource, result) => {
      // Other errors are those of the request.
      if (!result.ok && result.error.kind === 'malformed') this.#addError({ kind: 'malformed', detail: '' })
    })
    events.on('database-reset', () => this.#add({ counts: { 'app.storage.rebuilt': 1 } }))
    events.on('storage-mode', (mode) => this.#addMode(mode))
    events.on('connection', ({ state }) => {
      if (state === 'online' && this.#isUnsent) void this.#send()
    })
    this.#addMode(store.mode)
  }

  /** Counts what the page has seen. */
  record(context: ReportContext, seen: PageObservations): void {
    this.#context = context
    this.#reports = mergeReports(...this.#reports, buildReport(context, seen, this.#parts.origin))
    if (!seen.isOpen) return
    this.#isOpening = true
    setTimeout(() => void this.#addOfflineOpen().catch(() => undefined), FIRST_ANSWER_MS)
  }

  /** Saves all that was counted; sends it if the device has sent nothing for an hour. */
  async save(): Promise<void> {
    // A page that is hidden this early may be on a slow network.
    if (this.#hasNetwork === false || (await connectionState(this.#parts)) === 'offline')
      await this.#addOfflineOpen()
    this.#addMarks()
    const reports = this.#reports
    if (this.#parts.facts.current.merchant === '') return
    if (reports.length > 0) {
      this.#reports = []
      const unsaved = await saveReports(
        await loadDelivery(),
        this.#outbox,
        this.#pause,
        this.#context.url,
        reports,
      )
      this.#reports = mergeReports(...unsaved, ...this.#reports)
    }
    // With nothing new, an entry may still wait for the end of the pause.
    await this.#send()
  }

  /** A failed attempt is repeated at the next save, or when requests succeed again. */
  async #send(): Promise<void> {
    this.#isUnsent = true
    const { drain, withOutboxLock } = await loadDelivery()
    this.#isUnsent = await withOutboxLock(this.#outbox, 'report', async () => {
      if (await this.#pause.isActive()) return false
      return (await drain(this.#outbox, 'report')) !== null || this.#parts.circuit.isOpen
    })
  }

  #add(part: Partial<FieldReport>): void {
    this.#reports = mergeReports(...this.#reports, { ...reportOf(this.#context), ...part })
  }

  /** Decides once whether the page was opened offline: a slow network has responded by then. */
  async #addOfflineOpen(): Promise<void> {
    if (!this.#isOpening) return
    this.#isOpening = false
    if (this.#hasNetwork) return
    const age = await ageOfOfflineOpen(this.#parts)
    if (age === undefined) return
    this.#add({
      counts: { 'app.opens.offline': 1 },
      histograms: bucketed('app.offline.data_age', age),
    })
  }

  #addMode(mode: StorageMode): void {
    if (mode === 'memory') this.#add({ counts: { 'app.storage.memory_mode': 1 } })
  }

  #addError(error: AppError): void {
    const status = errorStatus(error)
    this.#add({
      errors: [
        {
          'error.type': errorType(error),
          ...(status === undefined ? {} : { 'http.response.status_code': status }),
          'url.template': routeTemplate(this.#context.path),
          count: 1,
        },
      ],
    })
  }

  #addMarks(): void {
    const quota = takeMarks(QUOTA_MARK).length
    if (quota > 0) this.#add({ counts: { 'app.storage.quota_exceeded': quota } })
    for (const { tried, lost } of takeMarks(LINES_MARK))
      if (tried > 0)
        this.#add({ counts: { 'app.lines.tried': tried, ...(lost > 0 ? { 'app.lines.lost': lost } : {}) } })
  }
}
