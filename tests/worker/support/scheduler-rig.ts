import { beforeEach, vi } from 'vitest'
import type { PageFacts, SyncTrigger } from '#domain/port'
import type { ResourceName } from '#domain/tables/resources'
import type { SiteUnavailability } from '#domain/lines/site-availability'
import { createPageFactsStore } from '#worker/page-facts-store'
import { FreshnessTracker } from '#worker/sync/freshness'
import type { Resource } from '#worker/sync/resource'
import { FIRST_SCREEN_RESOURCES, STATUS_RESOURCE } from '#worker/sync/resources'
import { SyncScheduler } from '#worker/sync/scheduler'
import type { SyncContext } from '#worker/sync/sync-context'
import { createCircuitHttpClient } from './test-http-client'
import { fill } from './content'
import { FakeGateway } from './fake-gateway'
import { createEmptyStore } from './open-store'

export type SchedulerRig = ReturnType<typeof createSchedulerRig>

/** The scheduler in memory, with a fake gateway. */
export const createSchedulerRig = (
  received: Partial<PageFacts> = {},
  resources: readonly Resource[] = FIRST_SCREEN_RESOURCES,
  random = 0.5,
) => {
  vi.spyOn(Math, 'random').mockReturnValue(random)
  const gateway = new FakeGateway()
  fill(gateway)
  const facts = createPageFactsStore()
  facts.update({ merchant: 'harbour', language: 'EN', ...received })
  const store = createEmptyStore()
  const { circuit, httpClient } = createCircuitHttpClient(gateway, facts)
  /** What is on screen; change it and trigger `shown`. */
  const shown = new Set<ResourceName>()
  /** The reported site states, in order. */
  const closings: (SiteUnavailability | null)[] = []
  const context: SyncContext = {
    store,
    facts,
    httpClient,
    freshness: new FreshnessTracker(store, () => true),
    origin: 'https://m.example.com',
    epoch: () => 1,
    now: Date.now,
  }
  const scheduler = new SyncScheduler({
    context,
    resources,
    shown: () => shown,
    probe: STATUS_RESOURCE,
    circuit,
    onMerchant: (name) => facts.update({ merchant: name }),
    onClosing: (closing) => closings.push(closing),
  })
  return { gateway, scheduler, context, store, circuit, facts, shown, closings }
}

/** Holds the clock in each test of the calling file. */
export const useSchedulerClock = (): void => beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))

/** Triggers a sync and runs everything due at this instant. */
export const run = async ({ scheduler }: SchedulerRig, trigger: SyncTrigger, ms = 100): Promise<void> => {
  void scheduler.trigger(trigger)
  await vi.advanceTimersByTimeAsync(ms)
}

/** Lets time pass on the held clock. */
export const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

/** The paths requested since the last call. */
export const requested = ({ gateway }: SchedulerRig): readonly string[] =>
  gateway.requests.splice(0).map(({ path }) => path)

export const start = (rig: SchedulerRig): Promise<void> => run(rig, 'start', 5_000)

/** A rig after its first sync, against this gateway; nothing counts as requested yet. */
export const started = async (prepare: (gateway: FakeGateway) => void = () => undefined) => {
  const rig = createSchedulerRig()
  prepare(rig.gateway)
  await start(rig)
  requested(rig)
  return rig
}
