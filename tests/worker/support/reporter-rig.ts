import { vi } from 'vitest'
import * as v from 'valibot'
import { type FieldReport, fieldReportsSchema } from '#domain/contract/metrics/field-report'
import type { PageObservations, ReportContext } from '#domain/metrics/page-observations'
import type { OutboxRow } from '#domain/tables/worker-rows'
import { err } from '#domain/result'
import { createWorkerEvents } from '#worker/worker-events'
import { FieldReporter } from '#worker/metrics/field-reporter'
import { createPageFactsStore } from '#worker/page-facts-store'
import { FreshnessTracker } from '#worker/sync/freshness'
import { WebLocks } from '../../support/web-locks'
import { createEmptyStore } from './open-store'
import { FULL } from './outbox-rig'

export const CONTEXT: ReportContext = {
  url: '/reports',
  build: 'a1',
  landing: '/m/home',
  path: '/m/home',
  language: 'EN',
  savesData: false,
  isStandalone: false,
}

/** A device with metrics, whose store survives its pages, and a gateway that takes the reports. */
export class ReporterRig {
  readonly store = createEmptyStore()
  readonly #locks = new WebLocks()
  /** Bodies that the gateway has received. */
  readonly bodies: string[] = []
  /** Status of the gateway's next responses; 0: none. */
  status = 204
  /** The quota is exceeded: nothing can be added. */
  isFull = false
  /** True while requests fail, and only probes are sent. */
  isCircuitOpen = (): boolean => false

  /** Holds the clock. */
  constructor() {
    vi.useFakeTimers({ now: 18e11 })
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      await Promise.resolve()
      this.bodies.push(v.parse(v.string(), init.body))
      if (this.status === 0) throw new TypeError('Failed to fetch')
      return new Response(null, { status: this.status })
    })
  }

  /** A page with a worker of its own. */
  open(context = CONTEXT) {
    const isOpen = (): boolean => this.isCircuitOpen()
    const facts = createPageFactsStore()
    facts.update({ merchant: 'harbour', language: 'EN' })
    const events = createWorkerEvents()
    const store: typeof this.store = {
      ...this.store,
      mode: 'database',
      write: (changes, epoch) =>
        this.isFull && changes.some(({ puts }) => puts.length > 0)
          ? Promise.resolve(err(FULL))
          : this.store.write(changes, epoch),
    }
    const reporter = new FieldReporter(
      {
        store,
        facts,
        events,
        freshness: new FreshnessTracker(store, () => true),
        shared: { isLeading: true },
        locks: this.#locks.tab(),
        circuit: {
          get isOpen() {
            return isOpen()
          },
        },
        origin: 'https://m.example.com',
      },
      context,
    )
    const record = (seen: PageObservations) => reporter.record(context, seen)
    return {
      events,
      record,
      /** The page is hidden. */
      hide: (seen: PageObservations = {}): Promise<void> => {
        record(seen)
        return reporter.save()
      },
    }
  }

  /** Opens a page, and hides it at once. */
  visit(): Promise<void> {
    return this.open().hide({ isOpen: true })
  }

  /** The reports of each post. */
  posts(): readonly (readonly FieldReport[])[] {
    return this.bodies.map((body) => v.parse(fieldReportsSchema, JSON.parse(body)).reports)
  }

  rows(): Promise<readonly OutboxRow[]> {
    return this.store.startingWith('outbox', ['report'])
  }
}
