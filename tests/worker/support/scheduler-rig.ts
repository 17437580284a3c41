import type { PageFacts } from '#domain/port'
import type { ResourceName } from '#domain/tables/resources'
import type { Closing } from '#domain/rules/closing'
import { MemoryTables } from '#domain/tables/memory-tables'
import { createFacts, type FactsHolder } from '#worker/facts'
import type { Circuit } from '#worker/net/circuit'
import { createMemoryStore } from '#worker/store/memory-store'
import type { Store } from '#worker/store/store'
import { Freshness } from '#worker/sync/freshness'
import type { Resource } from '#worker/sync/resource'
import { RESOURCES, STATUS } from '#worker/sync/resources'
import { Scheduler } from '#worker/sync/scheduler'
import { circuitRequester } from './circuit-requester'
import { fill } from './content'
import { FakeGateway } from './fake-gateway'

export interface SchedulerRig {
  readonly gateway: FakeGateway
  readonly scheduler: Scheduler
  readonly store: Store
  readonly circuit: Circuit
  readonly facts: FactsHolder
  /** What is on screen; change it and trigger `shown`. */
  readonly shown: Set<ResourceName>
  /** What was said of who is let in, in its order. */
  readonly closings: (Closing | null)[]
}

/** The scheduler in memory, with a gateway in a function. */
export const createSchedulerRig = (
  told: Partial<PageFacts> = {},
  resources: readonly Resource[] = RESOURCES,
  random: () => number = () => 0.5,
): SchedulerRig => {
  const gateway = new FakeGateway()
  fill(gateway)
  const facts = createFacts()
  facts.update({ merchant: 'harbour', language: 'EN', ...told })
  const store = createMemoryStore(new MemoryTables(), () => undefined)
  const { circuit, requester } = circuitRequester(gateway, facts)
  const shown = new Set<ResourceName>()
  const closings: (Closing | null)[] = []
  const scheduler = new Scheduler({
    context: {
      store,
      facts,
      requester,
      freshness: new Freshness(store),
      origin: 'https://m.example.com',
      epoch: () => 1,
      now: Date.now,
    },
    resources,
    shown: () => shown,
    probe: STATUS,
    circuit,
    onMerchant: (name) => {
      facts.update({ merchant: name })
    },
    onClosing: (closing) => closings.push(closing),
    random,
  })
  return { gateway, scheduler, store, circuit, facts, shown, closings }
}
