import { circuitRequester } from './circuit-requester'
import { FakeGateway } from './fake-gateway'
import { closeStore, openStore } from './open-store'
import type { Databases } from '#domain/tables/databases'
import { createFacts, type FactsHolder } from '#worker/facts'
import type { Circuit } from '#worker/net/circuit'
import type { Store } from '#worker/store/store'
import type { SyncContext } from '#worker/sync/context'
import { type CycleResults, runCycle } from '#worker/sync/cycle'
import { Freshness } from '#worker/sync/freshness'
import type { Resource } from '#worker/sync/resource'
import { RESOURCES } from '#worker/sync/resources'

/** The sync engine on fake-indexeddb and a gateway in a function. */
export interface SyncRig {
  readonly gateway: FakeGateway
  readonly store: Store
  readonly databases: Databases
  readonly facts: FactsHolder
  readonly context: SyncContext
  readonly circuit: Circuit
  readonly merchants: string[]
  /** Epoch ms, as the sync sees it. */
  readonly clock: { now: number }
  cycle(options?: {
    readonly isCareful?: boolean
    readonly resources?: readonly Resource[]
  }): Promise<CycleResults>
  close(): void
}

export const createSyncRig = async (): Promise<SyncRig> => {
  const gateway = new FakeGateway()
  const { store, databases } = await openStore()
  const facts = createFacts()
  facts.update({ language: 'EN', url: 'https://m.example.com/m/home' })
  const { circuit, requester } = circuitRequester(gateway, facts)
  const claimed = await store.claimEpoch()
  if (!claimed.ok) throw new Error('no epoch')
  const merchants: string[] = []
  const clock = { now: 1_000 }
  const context: SyncContext = {
    store,
    facts,
    freshness: new Freshness(store),
    origin: 'https://m.example.com',
    epoch: () => claimed.value,
    now: () => clock.now,
    requester,
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
    cycle: ({ isCareful = false, resources = RESOURCES } = {}) =>
      runCycle({
        context,
        resources,
        isCareful,
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
