import { createCircuitHttpClient } from './test-http-client'
import { FakeGateway } from './fake-gateway'
import { closeStore, openStore } from './open-store'
import type { Databases } from '#domain/tables/databases'
import { createPageFactsStore, type PageFactsStore } from '#worker/page-facts-store'
import type { CircuitBreaker } from '#worker/net/circuit-breaker'
import type { Store } from '#worker/store/store'
import type { SyncContext } from '#worker/sync/sync-context'
import { type CycleResults, runSyncCycle } from '#worker/sync/sync-cycle'
import { FreshnessTracker } from '#worker/sync/freshness'
import type { Resource } from '#worker/sync/resource'
import { FIRST_SCREEN_RESOURCES } from '#worker/sync/resources'

/** The sync engine on fake-indexeddb and a gateway in a function. */
export interface SyncRig {
  readonly gateway: FakeGateway
  readonly store: Store
  readonly databases: Databases
  readonly facts: PageFactsStore
  readonly context: SyncContext
  readonly circuit: CircuitBreaker
  readonly merchants: string[]
  /** The sync's current time in epoch ms. */
  readonly clock: { now: number }
  cycle(options?: {
    readonly isSequential?: boolean
    readonly resources?: readonly Resource[]
  }): Promise<CycleResults>
  close(): void
}

export const createSyncRig = async (): Promise<SyncRig> => {
  const gateway = new FakeGateway()
  const { store, databases } = await openStore()
  const facts = createPageFactsStore()
  facts.update({ language: 'EN', url: 'https://m.example.com/m/home' })
  const { circuit, httpClient } = createCircuitHttpClient(gateway, facts)
  const claimed = await store.claimEpoch()
  if (!claimed.ok) throw new Error('no epoch')
  const merchants: string[] = []
  const clock = { now: 1_000 }
  const context: SyncContext = {
    store,
    facts,
    freshness: new FreshnessTracker(store),
    origin: 'https://m.example.com',
    epoch: () => claimed.value,
    now: () => clock.now,
    httpClient,
  }
  return {
    gateway,
    store,
    databases,
    facts,
    context,
    circuit,
    merchants,
    clock,
    cycle: ({ isSequential = false, resources = FIRST_SCREEN_RESOURCES } = {}) =>
      runSyncCycle({
        context,
        resources,
        isSequential,
        signal: new AbortController().signal,
        onMerchant: (merchant) => {
          merchants.push(merchant)
          facts.update({ merchant })
        },
      }),
    close: () => {
      closeStore(databases)
    },
  }
}
