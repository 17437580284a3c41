import { afterEach, beforeEach } from 'vitest'
import { createCircuitHttpClient } from './test-http-client'
import { FakeGateway } from './fake-gateway'
import { closeStore, openStore } from './open-store'
import type { Databases } from '#domain/tables/databases'
import { createDexieStore } from '#worker/store/dexie-store'
import { createPageFactsStore } from '#worker/page-facts-store'
import type { SyncContext } from '#worker/sync/sync-context'
import { runSyncCycle } from '#worker/sync/sync-cycle'
import { FreshnessTracker } from '#worker/sync/freshness'
import type { Resource } from '#worker/sync/resource'
import { FIRST_SCREEN_RESOURCES } from '#worker/sync/resources'

export type SyncRig = Awaited<ReturnType<typeof openEngine>>

/** The sync engine on empty databases in fake-indexeddb, and a gateway in a function. */
export const createSyncRig = async () => openEngine(new FakeGateway(), (await openStore()).databases)

/** The engine of a worker that starts on the databases of an earlier one. */
export const restartEngine = ({ gateway, databases }: SyncRig): Promise<SyncRig> =>
  openEngine(gateway, databases)

const openEngine = async (gateway: FakeGateway, databases: Databases) => {
  const store = createDexieStore(databases)
  const facts = createPageFactsStore()
  facts.update({ language: 'EN', url: 'https://m.example.com/m/home' })
  const { circuit, httpClient } = createCircuitHttpClient(gateway, facts)
  const claimed = await store.claimEpoch()
  if (!claimed.ok) throw new Error('no epoch')
  const merchants: string[] = []
  /** The sync's current time in epoch ms. */
  const clock = { now: 1_000 }
  const context: SyncContext = {
    store,
    facts,
    freshness: new FreshnessTracker(store, () => true),
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
    cycle: ({
      resources = FIRST_SCREEN_RESOURCES,
      isSequential = false,
    }: { readonly resources?: readonly Resource[]; readonly isSequential?: boolean } = {}) =>
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
    close: () => closeStore(databases),
  }
}

/** The rig of the current test. */
export let rig: SyncRig

/** Creates a new rig for each test of the calling file, and prepares it. */
export const useSyncRig = (prepare: () => unknown = () => undefined): void => {
  beforeEach(async () => {
    rig = await createSyncRig()
    await prepare()
  })
  afterEach(() => rig.close())
}
