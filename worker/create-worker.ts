import type { AppError } from '#domain/errors'
import { MERCHANT_KEY } from '#domain/constants/storage-keys'
import { LATE_CODE_MS } from '#domain/constants/timing'
import type { PageFacts, Signal, StorageMode } from '#domain/port'
import { ok, type Result } from '#domain/result'
import { isKeyFor, type ResourceName } from '#domain/tables/resources'
import { deliveryCommands } from './commands/delivery-commands'
import { gameCommands } from './commands/game-commands'
import { tellLogout } from './commands/logout'
import { languageCommand } from './commands/language-command'
import { sessionCommands } from './commands/session-commands'
import { RsaKeys } from './crypto/rsa-keys'
import { createFacts } from './facts'
import { loadLate, saveChoice } from './load-late'
import { createLines } from './lines/lines'
import { Circuit } from './net/circuit'
import { ConfigFile } from './net/config-file'
import { forgetAnswers } from './net/forget-answers'
import { noteConnection } from './net/note-connection'
import { createRequester } from './net/requester'
import { createOutbox } from './outbox/create-outbox'
import { unbindPush } from './outbox/load-push'
import { createPageSignals } from './page-signals'
import { createPauses } from './pauses'
import { Sessions } from './session/sessions'
import { Vault } from './session/vault'
import { createResilientStore } from './store/resilient-store'
import { startLeading } from './start-leading'
import type { Surroundings } from './surroundings'
import type { SyncContext } from './sync/context'
import { evictLater } from './sync/evict-later'
import { Freshness } from './sync/freshness'
import { createMemberSync } from './sync/member-sync'
import { createSharedSync } from './sync/shared-sync'

/** Puts the worker together: facts, store, requests, sync. One function a command; nothing of it throws. */
export const createWorker = ({ origin, userAgent, locks, hasLink, onLink, sendTitle }: Surroundings) => {
  const signals = createPageSignals()
  const facts = createFacts()
  const config = new ConfigFile(sendTitle)
  const store = createResilientStore({
    onRows: (changes) => {
      signals.emit({ type: 'rows', changes })
    },
    onMode: (mode) => {
      signals.emit({ type: 'storage', mode })
      if (mode === 'memory') shared.syncAlone()
      else shared.syncTogether()
      outbox.wake()
    },
    onHealed: () => void heal(),
    move: async (memory, database) => (await loadLate())?.moveRows(memory, database, locks) ?? false,
    makeRoom: async () => (await evictCopies(true)) > 0,
  })
  const evictCopies = (isFull = false): Promise<number> =>
    evictLater({ ...context, members: () => sessions.memberIds }, isFull)
  const freshness = new Freshness(store, (key) => isKeyFor(key, facts.current.session?.id ?? ''))
  const circuit = new Circuit((row) => {
    if (row.state === 'online') wake()
    void noteConnection(store, freshness, row)
  })

  const requester = createRequester({
    facts: () => facts.current,
    pathOf: config.pathOf,
    origin,
    isCircuitOpen: () => circuit.isOpen,
    onOutcome: (error) => {
      circuit.record(error, hasLink())
      shared.heed(error)
    },
    onFailure: (error, spec, sentToken) => {
      sessions.onFailure(error, spec, sentToken)
    },
    merchant: async (spec) => (await loadLate())?.awaitMerchant(facts, config, spec) ?? null,
  })
  const context: SyncContext = {
    store,
    requester,
    facts,
    freshness,
    origin,
    epoch: () => shared.epoch,
    now: Date.now,
  }
  const { outbox, outboxTools, tellLanguage } = createOutbox(
    { store, requester, facts, locks, isCircuitOpen: () => circuit.isOpen },
    signals.emit,
  )
  const memberSync = createMemberSync(context, { circuit, onMember: () => void tellLanguage() })
  const emit = (signal: Signal): void => {
    if (signal.type === 'persist') void saveChoice(store, signal.key, signal.value)
    signals.emit(signal)
  }
  const vault = new Vault(store)
  const sessions = new Sessions({
    facts,
    store,
    vault,
    emit,
    onStart: () => {
      memberSync.trigger('login')
      void shared.trigger('login')
      outbox.wake()
    },
    onEnd: (merchant, member) => {
      void unbindPush(outboxTools, merchant, member)
      void forgetAnswers({ store, facts }, member)
    },
    onRefused: (member) => void forgetAnswers({ store, facts }, member),
    onEndElsewhere: ({ id, token }) => {
      void tellLogout(loginTools, token)
      void forgetAnswers({ store, facts }, id)
    },
  })
  const loginTools = {
    keys: new RsaKeys(requester),
    pathOf: config.pathOf,
    facts,
    store,
    vault,
    sessions,
    emit,
    requester,
    pauses: createPauses(),
    userAgent,
  }
  const { pauses } = loginTools
  const learnMerchant = (merchant: string): void => {
    if (merchant === facts.current.merchant) return
    const isAnother = facts.current.merchant !== ''
    facts.update({ merchant })
    signals.emit({ type: 'persist', key: MERCHANT_KEY, value: merchant })
    shared.tellMerchant()
    if (isAnother && shared.isLeading) void shared.lead('start')
  }
  /** The gateway may be there again: what waits for it tries now. */
  const wake = (): void => {
    pauses.end()
    outbox.wake()
  }
  const lines = createLines({ ...context, config, emit: signals.emit })
  const shared = createSharedSync({
    context,
    locks,
    circuit,
    onMerchant: learnMerchant,
    onResult: lines.onResult,
    emit: signals.emit,
    onLead: () => void onLead(),
  })

  const onLead = async (): Promise<void> => {
    await startLeading({ facts, config, store, shared, learnMerchant })
    if (!facts.current.dataSaver) setTimeout(() => void loadLate(), LATE_CODE_MS)
    shared.between(evictCopies)
  }
  const heal = async (): Promise<void> => {
    freshness.forgetAll()
    if (shared.isLeading) circuit.reopen()
    memberSync.trigger('start')
    await shared.reclaim()
    await shared.trigger('start')
    outbox.wake()
  }
  onLink(() => {
    void shared.trigger('online')
    memberSync.trigger('online')
    wake()
  })

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
      lock?: string,
    ): Promise<Result<StorageMode, AppError>> => {
      // Held until this worker ends, so that the page can tell a worker that has ended from a busy one.
      if (lock) void locks?.request(lock, () => new Promise(() => undefined))
      facts.update(heard)
      signals.connect(send)
      await store.ready
      if (store.mode === 'memory') shared.syncAlone()
      // Without a session the automatic login restores them first.
      if (heard.session) void loadLate().then((late) => late?.restoreChoices(loginTools))
      shared.begin()
      memberSync.trigger('start')
      outbox.wake()
      lines.askForNews()
      if (facts.current.merchant !== heard.merchant) {
        signals.emit({ type: 'persist', key: MERCHANT_KEY, value: facts.current.merchant })
      }
      return ok(store.mode)
    },
    setVisible: async (isVisible: boolean): Promise<Result<null, AppError>> => {
      const before = facts.current
      facts.update({ visible: isVisible })
      if (!isVisible) await freshness.save()
      memberSync.setVisible(isVisible)
      if (isVisible) wake()
      await shared.look(before)
      return ok(null)
    },
    /** The screens show other things than before: those come first, and some are asked for only now. */
    show: async (shown: readonly ResourceName[]): Promise<Result<null, AppError>> => {
      const before = facts.current
      facts.update({ shown })
      memberSync.trigger('shown')
      await shared.look(before)
      return ok(null)
    },
    /** The player spares the line, or does so no longer (OFF-08). */
    saveData: (dataSaver: boolean): Result<null, AppError> => {
      facts.update({ dataSaver })
      return ok(null)
    },
    changeLanguage: languageCommand({ store, facts, shared, tellLanguage, evict: evictCopies }),
    refresh: (): Promise<Result<null, AppError>> => {
      memberSync.trigger('retry')
      lines.forgetNews()
      pauses.end()
      return shared.refresh()
    },
    /** The page cannot open a database: it is told every row from now on. False: now it can. */
    serveMemory: async (isNeeded = true): Promise<Result<null, AppError>> => {
      await store.serveMemory(isNeeded)
      if (isNeeded) shared.syncAlone()
      return ok(null)
    },
    ...deliveryCommands(outboxTools),
    checkLines: lines.check,
    ...gameCommands({ requester, store, facts, origin, sessions }),
    ...sessionCommands(loginTools),
  }
}
