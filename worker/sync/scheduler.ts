import { BACKOFF_BASE_MS, BACKOFF_CAP_MS, DATA_SAVER_FACTOR, MINUTE_MS } from '#domain/timing'
import { type AppError, retryAfterMsOf } from '#domain/errors'
import type { SyncTrigger } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import { backoffDelay } from '#domain/sync/backoff'
import { type SiteUnavailability, siteUnavailability } from '#domain/lines/site-availability'
import { type ResourceName, syncKey } from '#domain/tables/resources'
import type { CircuitBreaker } from '../net/circuit-breaker'
import { storageFailure } from '../store/storage-error'
import type { SyncContext } from './sync-context'
import { type CycleResults, runSyncCycle } from './sync-cycle'
import { firstWave } from './first-wave'
import type { Resource } from './resource'
import type { SyncError, SyncOutcome } from './sync-resource'
import { NO_WAIT, remainingMs, type Wait, waitFor } from './wait'

const ABORTING_TRIGGERS: ReadonlySet<SyncTrigger> = new Set(['start', 'retry', 'online', 'language'])
const STALENESS_TRIGGERS: ReadonlySet<SyncTrigger> = new Set(['timer', 'visible', 'shown', 'refused'])
const MIN_RECHECK_MS = 10_000 // minimum interval between status checks

interface SchedulerOptions {
  readonly context: SyncContext
  readonly resources: readonly Resource[]
  /** The only resource that is requested while the gateway does not respond. */
  readonly probe: Resource
  readonly circuit: Pick<CircuitBreaker, 'isOpen' | 'retryAfterMs' | 'onClosed'>
  readonly onMerchant: (merchant: string) => void
  /** Called after each resource. */
  readonly onResult?: (resource: Resource, result: Result<SyncOutcome, SyncError>) => void
  /** False: there is nothing to sync for, so no request is sent and no timer is set. */
  readonly isEnabled?: () => boolean
  /** Resources on screen, requested first. On-demand resources are requested only while shown. */
  readonly shown: () => ReadonlySet<ResourceName>
  /** Called with the site's unavailability from status; null while everybody is let in. */
  readonly onClosing?: (closing: SiteUnavailability | null) => void
}

/** Decides when each resource is fetched: on triggers, when stale, and with backoff after failures. */
export class SyncScheduler {
  readonly #options: SchedulerOptions
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Failed resources, each with the wait that the gateway asked for, if any. */
  #failed = new Map<Resource, Wait>()
  #attempt = 0
  /** The wait until the timer retries failed resources. */
  #retry = NO_WAIT
  #queue: Promise<unknown> = Promise.resolve()
  #abortController = new AbortController()
  #isVisible = true
  #isClosed = false
  #isRefused = false // a request was rejected with 503 since the last status check
  #availabilityUpdate: Promise<void> | undefined

  constructor(options: SchedulerOptions) {
    this.#options = options
    options.circuit.onClosed.push(() => {
      this.#retry = NO_WAIT // the gateway responds again
      if (this.#isVisible && this.#failed.size > 0) void this.trigger('timer')
    })
  }

  /**
   * Runs the resources that this trigger calls for; one cycle at a time. A retry by the player, a returning network,
   * another language or another merchant aborts requests that hang and sends them again. Returns the first failure
   * or null.
   */
  trigger(trigger: SyncTrigger): Promise<Result<null, AppError>> {
    if (ABORTING_TRIGGERS.has(trigger)) {
      this.#abortController.abort()
      this.#abortController = new AbortController()
    }
    // A failed read: the database was lost, and the reopened store syncs again.
    return (this.#queue = this.#queue.then(() => this.#run(trigger)).catch(storageFailure))
  }

  /** Runs the work between two cycles. */
  between(work: () => Promise<unknown>): void {
    this.#queue = this.#queue.then(() => work()).catch(() => undefined)
  }

  get isVisible(): boolean {
    return this.#isVisible
  }

  /** Hidden pages send no requests. */
  setVisible(isVisible: boolean): void {
    if (isVisible === this.#isVisible) return
    this.#isVisible = isVisible
    if (!isVisible) clearTimeout(this.#timer)
    else void this.trigger('visible')
  }

  async #run(trigger: SyncTrigger): Promise<Result<null, AppError>> {
    clearTimeout(this.#timer)
    if (this.#options.isEnabled?.() === false) {
      this.#failed.clear()
      return ok(null)
    }
    if (trigger === 'timer' && !this.#isVisible) return ok(null)
    if (trigger === 'online' || trigger === 'retry') this.#attempt = 0
    const { context, probe, circuit, onMerchant } = this.#options
    const onResult: SchedulerOptions['onResult'] = (resource, result) => {
      this.#failed.delete(resource) // a new failure goes to the end: one broken resource cannot starve the rest
      if (!result.ok) this.#failed.set(resource, waitFor(retryAfterMsOf(result.error)))
      this.#options.onResult?.(resource, result)
      if (resource.isAvailabilityCheck !== true) return
      this.#isRefused = false
      if (result.ok) this.#availabilityUpdate = this.#updateAvailability()
    }
    const active = await this.#active()
    const due = this.#due(trigger, active)
    const { signal } = this.#abortController
    let results: CycleResults = new Map()
    if (due.length > 0 && circuit.isOpen && (trigger === 'retry' || !this.#mustWait(probe))) {
      const resources = [probe]
      results = await runSyncCycle({ context, resources, isSequential: true, onMerchant, onResult, signal })
    }
    if (!circuit.isOpen) {
      const order = [...this.#failed.keys()]
      const left = due.filter((resource) => !results.has(resource))
      const isSequential = trigger === 'timer' && this.#attempt > 0
      // In parallel, games wait for what comes before them. Without a merchant, nothing is stored before status.
      if (isSequential && context.facts.current.merchant)
        left.sort((a, b) => order.indexOf(a) - order.indexOf(b))
      const isFirst = firstWave(this.#options.resources, this.#options.shown())
      const base = { context, isFirst, isSequential, onMerchant, onResult, signal }
      const cycle = await runSyncCycle({ ...base, resources: left })
      results = new Map([...results, ...cycle])
    }
    // A resource that was skipped because of other failures waits like a failed one.
    for (const resource of due) {
      if (!results.has(resource) && !this.#failed.has(resource)) this.#failed.set(resource, NO_WAIT)
    }
    // A resource that is no longer on screen is not retried.
    for (const resource of this.#failed.keys()) if (!active.includes(resource)) this.#failed.delete(resource)
    if (this.#failed.size === 0) this.#attempt = 0
    await this.#availabilityUpdate
    // Read again: this cycle may have changed which settings enable.
    this.#plan(results, await this.#active())
    return this.#outcome(results)
  }

  /** Returns the resources to sync now: on-demand ones only if shown, none that the merchant does not offer. */
  async #active(): Promise<readonly Resource[]> {
    const { resources, context, shown } = this.#options
    const onScreen = shown()
    const wanted = resources.filter(({ syncPolicy, name }) => syncPolicy !== 'shown' || onScreen.has(name))
    if (wanted.every(({ isEnabledBy }) => isEnabledBy === undefined)) return wanted
    const settings = await context.store.get('settings', context.facts.current.merchant)
    return wanted.filter(
      ({ isEnabledBy }) => isEnabledBy === undefined || (settings && isEnabledBy(settings)),
    )
  }

  #due(trigger: SyncTrigger, active: readonly Resource[]): readonly Resource[] {
    const now = this.#options.context.now()
    if (trigger === 'refused') this.#isRefused = true
    return active.filter((resource) => {
      if (trigger === 'refused' && (resource.isAvailabilityCheck !== true || this.#failed.has(resource)))
        return false
      // Only a retry by the player may come before the time that the gateway named.
      if (trigger !== 'retry' && this.#mustWait(resource)) return false
      if (this.#failed.has(resource)) return trigger !== 'timer' || remainingMs(this.#retry) <= 0
      const isStale = now >= this.#staleAt(resource, trigger)
      return STALENESS_TRIGGERS.has(trigger) ? isStale : resource.triggers.includes(trigger)
    })
  }

  /** True if the gateway's Retry-After for this resource has not passed yet (NET-11). */
  #mustWait(resource: Resource): boolean {
    return remainingMs(this.#waitOf(resource)) > 0
  }

  #waitOf(resource: Resource): Wait {
    return this.#failed.get(resource) ?? NO_WAIT
  }

  /** When the resource becomes stale, epoch ms; later in data-saver mode (OFF-08). */
  #staleAt(resource: Resource, trigger?: SyncTrigger): number {
    if (resource.isAvailabilityCheck === true) {
      if (trigger === 'visible' || this.#isRefused) return this.#checkedAt(resource) + MIN_RECHECK_MS
      if (this.#isClosed) return this.#checkedAt(resource) + MINUTE_MS
    }
    const factor = this.#options.context.facts.current.dataSaver ? DATA_SAVER_FACTOR : 1
    return this.#checkedAt(resource) + resource.ttlMs * factor
  }

  #checkedAt(resource: Resource): number {
    const { freshness, facts } = this.#options.context
    const member = facts.current.session?.id ?? ''
    return freshness.checkedAt(syncKey(resource.name, { ...facts.current, member }))
  }

  /**
   * While the site is unavailable, checks status more often. Rejected resources are requested again when it reopens.
   */
  async #updateAvailability(): Promise<void> {
    const { context, onClosing } = this.#options
    const closing = siteUnavailability(await context.store.get('status', context.facts.current.merchant))
    onClosing?.(closing)
    this.#isClosed = closing !== null
  }

  /** Sets the next timer: after a backoff delay if a resource failed, else when the first one becomes stale. */
  #plan(results: CycleResults, active: readonly Resource[]): void {
    if (!this.#isVisible || active.length === 0) return
    const now = this.#options.context.now()
    const healthy = active.filter((resource) => !this.#failed.has(resource))
    const nextStale = Math.min(...healthy.map((resource) => this.#staleAt(resource))) - now
    let delay = Math.max(nextStale, BACKOFF_BASE_MS)
    if (this.#failed.size > 0) {
      const hasFailed = [...results.values()].some(({ ok }) => !ok)
      if (hasFailed || remainingMs(this.#retry) <= 0) {
        if (hasFailed) this.#attempt += 1
        const { isOpen, retryAfterMs } = this.#options.circuit
        const waits = isOpen ? [this.#waitOf(this.#options.probe)] : [...this.#failed.values()]
        const wait = Math.max(Math.min(...waits.map(remainingMs)), retryAfterMs)
        this.#retry = waitFor(
          backoffDelay(this.#attempt, BACKOFF_BASE_MS, BACKOFF_CAP_MS, Math.random(), wait),
        )
      }
      delay = Math.min(delay, remainingMs(this.#retry))
    }
    this.#timer = setTimeout(() => void this.trigger('timer'), delay)
  }

  #outcome(results: CycleResults): Result<null, AppError> {
    for (const result of results.values()) {
      if (!result.ok && result.error.kind !== 'fenced') return err(result.error)
    }
    const { circuit, context } = this.#options
    return circuit.isOpen ? err({ kind: 'network', secure: context.origin.startsWith('https:') }) : ok(null)
  }
}
