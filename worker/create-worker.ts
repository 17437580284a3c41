import type { AppError } from '#domain/errors'
import { MERCHANT_KEY } from '#domain/constants/storage-keys'
import type { PageFacts, Signal, StorageMode, Trigger } from '#domain/port'
import { ok, type Result } from '#domain/result'
import { failureAction } from '#domain/rules/failure-action'
import type { ConnectionRow } from '#domain/tables/rows'
import { launchTrial, type TrialLaunch } from './commands/launch-trial'
import { createFacts } from './facts'
import { Circuit } from './net/circuit'
import { ConfigFile } from './net/config-file'
import { createRequester, type RequestSpec } from './net/requester'
import { createPageSignals } from './page-signals'
import { createResilientStore } from './store/resilient-store'
import type { SyncContext } from './sync/context'
import { Freshness } from './sync/freshness'
import { type Locks, standForLeader } from './sync/leader'
import { RESOURCES, STATUS } from './sync/resources'
import { Scheduler } from './sync/scheduler'
import { SyncBus } from './sync/sync-bus'

/** What the worker takes from its surroundings; tests put their own. */
interface Surroundings {
  readonly origin: string
  readonly locks: Locks | undefined
  readonly hasLink: () => boolean
  readonly onLink: (listener: () => void) => void
}

/** Puts the worker together: facts, store, requests, sync. One function a command; nothing of it throws. */
export const createWorker = ({ origin, locks, hasLink, onLink }: Surroundings) => {
  const signals = createPageSignals()
  const facts = createFacts()
  const config = new ConfigFile()
  const store = createResilientStore({
    onRows: (changes) => {
      signals.emit({ type: 'rows', changes })
    },
    onMode: (mode) => {
      signals.emit({ type: 'storage', mode })
    },
    onHealed: () => void heal(),
  })
  const freshness = new Freshness(store)
  const circuit = new Circuit((row) => void noteConnection(row))

  const noteConnection = async (row: ConnectionRow): Promise<void> => {
    if (row.state !== 'online') await freshness.save()
    const stored = await store.get('connection', 'gateway')
    if (stored?.state !== row.state) await store.write([{ table: 'connection', puts: [row], deletes: [] }])
  }
  const requester = createRequester({
    facts: () => facts.current,
    pathOf: config.pathOf,
    origin,
    isCircuitOpen: () => circuit.isOpen,
    onOutcome: (error) => {
      circuit.record(error, hasLink())
    },
    onFailure: (error, spec, sentToken) => {
      tellFailure(
        signals.emit,
        error,
        spec,
        sentToken !== undefined && sentToken === facts.current.session?.token,
      )
    },
  })
  const context: SyncContext = {
    store,
    requester,
    facts,
    freshness,
    origin,
    epoch: () => leader.epoch,
    now: Date.now,
  }
  const learnMerchant = (merchant: string): void => {
    if (merchant === facts.current.merchant) return
    const isAnother = facts.current.merchant !== ''
    facts.update({ merchant })
    signals.emit({ type: 'persist', key: MERCHANT_KEY, value: merchant })
    if (isAnother) void scheduler.trigger('start')
  }
  const scheduler = new Scheduler({
    context,
    resources: RESOURCES,
    probe: STATUS,
    isCircuitOpen: () => circuit.isOpen,
    onMerchant: learnMerchant,
  })
  const bus = new SyncBus({
    isLeading: () => leader.isLeading,
    run: async (trigger) => {
      await leader.prepare()
      return scheduler.trigger(trigger)
    },
  })
  const leader = standForLeader({
    locks,
    claimEpoch: async () => {
      const claimed = await store.claimEpoch()
      return claimed.ok ? claimed.value : null
    },
    onLead: () => void startLeading(),
  })

  const startLeading = async (): Promise<void> => {
    await facts.known
    await config.restore(store)
    if (config.current.merchant !== undefined && facts.current.merchant === '')
      learnMerchant(config.current.merchant)
    const configured = config.refresh(store, leader.epoch)
    await scheduler.trigger('start')
    if (!(await configured)) return
    await scheduler.trigger('start')
  }
  const heal = async (): Promise<void> => {
    freshness.forgetAll()
    await leader.reclaim()
    await bus.trigger('start')
  }
  onLink(() => void bus.trigger('online'))

  return {
    signals,
    /** Facts that need no answer: from the document's script, before React is there. */
    hear: (heard: PageFacts): void => {
      facts.update(heard)
    },
    /** Also at every respawn. Settles when rows can be read. */
    handshake: async (
      heard: PageFacts,
      send: (signal: Signal) => unknown,
    ): Promise<Result<StorageMode, AppError>> => {
      facts.update(heard)
      signals.connect(send)
      await store.ready
      if (facts.current.merchant !== heard.merchant) {
        signals.emit({ type: 'persist', key: MERCHANT_KEY, value: facts.current.merchant })
      }
      return ok(store.mode)
    },
    setVisible: async (isVisible: boolean): Promise<Result<null, AppError>> => {
      facts.update({ visible: isVisible })
      if (!isVisible) await freshness.save()
      if (isVisible) await leader.prepare()
      if (leader.isLeading) scheduler.setVisible(isVisible)
      else if (isVisible) void bus.trigger('visible')
      return ok(null)
    },
    changeLanguage: (language: string): Promise<Result<null, AppError>> => {
      if (language === facts.current.language) return Promise.resolve(ok(null))
      facts.update({ language })
      return bus.trigger('language')
    },
    refresh: (): Promise<Result<null, AppError>> => bus.trigger('retry' satisfies Trigger),
    /** The page cannot open a database: it is told every row from now on. */
    serveMemory: async (): Promise<Result<null, AppError>> => {
      await store.serveMemory()
      return ok(null)
    },
    launchTrial: (launch: TrialLaunch) => launchTrial({ requester, store, facts, origin }, launch),
  }
}

/** Tells the page of a failure as the catalogue has it (NET-10, NET-11). */
const tellFailure = (
  emit: (signal: Signal) => void,
  error: AppError,
  spec: RequestSpec,
  carriedCurrentToken: boolean,
): void => {
  const action = failureAction(error, { carriedCurrentToken, isLogin: spec.isLogin ?? false })
  if (action === 'logout') emit({ type: 'session-over' })
  if (action === 'disable-auto-login') emit({ type: 'persist', key: 'autoLogin', value: '0' })
  if (action === 'notice' && spec.alert !== false) emit({ type: 'failure', error })
}
