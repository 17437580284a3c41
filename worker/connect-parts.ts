import { MERCHANT_KEY } from '#domain/storage-keys'
import { LAZY_CHUNK_DELAY_MS } from '#domain/timing'
import type { WorkerParts } from './create-parts'
import { dropEarly } from './early/early-requests'
import { inBackground } from './in-background'
import { loadLazyChunk, sendLogoutRequest } from './load-lazy-chunk'
import { createConnectionSaver } from './net/connection-saver'
import { unbindPushLazily } from './outbox/load-push-binding'
import { retryPending } from './retry-pending'
import { runInitialSync } from './sync/run-initial-sync'

/** Lists what follows each event of the worker's parts. */
export const connectParts = (parts: WorkerParts): void => {
  const { events, signals, store, outbox, memberSync, sessions, shared, loginDependencies } = parts

  // Storage
  events.on('rows', (changes) => {
    signals.emit({ type: 'rows', changes })
  })
  events.on('storage-mode', (mode) => {
    signals.emit({ type: 'storage', mode })
    if (mode === 'memory') shared.enableLocalSync()
    else shared.syncTogether()
    outbox.flush()
  })
  events.on('database-reset', () => void syncAgain(parts))

  // Network
  const saveConnection = createConnectionSaver(store, parts.freshness)
  events.on('connection', (row) => {
    const isOnline = row.state === 'online'
    if (isOnline) retryPending(parts)
    shared.channel.broadcastConnection(isOnline)
    void saveConnection(row)
  })
  events.on('request-ended', (error) => {
    shared.onRequestOutcome(error)
  })
  events.on('request-failed', (error, spec, sentToken) => {
    sessions.onFailure(error, spec, sentToken)
  })

  // Sync
  events.on('elected', () => void runLeader(parts))
  let isHostAsked = parts.early.size > 0
  events.on('merchant', (merchant) => {
    // Another tab leads: what this one has sent names no merchant, and status would be the host's.
    if (!parts.shared.isLeading) dropEarly(parts.early)
    // Status was requested by the host. The merchant of config.json counts, and has other content.
    const { merchant: configured = '' } = isHostAsked ? parts.config.current : {}
    const named = configured === '' ? merchant : configured
    isHostAsked = false
    if (named !== merchant) syncOther(parts)
    setMerchant(parts, named)
  })
  events.on('resource-synced', parts.lines.onResult)
  events.on('member-synced', () => inBackground(parts.sendLanguage()))

  // Sessions
  events.on('session-started', () => {
    memberSync.trigger('login')
    void shared.trigger('login')
    outbox.flush()
  })
  /** Deletes the member's cached responses. Its chunk is loaded by then: a login uses it. */
  const clearResponses = (member: string): void =>
    inBackground(loadLazyChunk().then((lazy) => lazy?.clearResponseCache(parts, member)))
  /** What a member may see, such as announcements, is replaced by what a guest may. */
  const becomeGuest = (member: string): void => {
    void shared.trigger('login')
    clearResponses(member)
  }
  events.on('session-ended', (merchant, member) => {
    inBackground(unbindPushLazily(parts.outboxDependencies, merchant, member))
    becomeGuest(member)
  })
  events.on('session-rejected', becomeGuest)
  events.on('session-unused', ({ id, token }) => {
    clearResponses(id)
    void sendLogoutRequest(loginDependencies, token)
  })
}

const setMerchant = (parts: WorkerParts, merchant: string): void => {
  const { facts, signals, shared } = parts
  if (merchant === facts.current.merchant) return
  const isAnother = facts.current.merchant !== ''
  facts.update({ merchant })
  signals.emit({ type: 'persist', key: MERCHANT_KEY, value: merchant })
  shared.channel.broadcastMerchant()
  if (isAnother) syncOther(parts)
}

/** Requests everything again: what was requested without a merchant is another one's. */
const syncOther = ({ early, shared }: WorkerParts): void => {
  dropEarly(early)
  if (shared.isLeading) void shared.syncAsLeader('start')
}

const runLeader = async (parts: WorkerParts): Promise<void> => {
  await runInitialSync({
    ...parts,
    setMerchant: (merchant) => {
      setMerchant(parts, merchant)
    },
  })
  dropEarly(parts.early) // what nobody has asked for by now would be too old later
  if (!parts.facts.current.dataSaver) setTimeout(() => void loadLazyChunk(), LAZY_CHUNK_DELAY_MS)
  parts.shared.runWhenIdle(parts.evict)
}

const syncAgain = async (parts: WorkerParts): Promise<void> => {
  const { freshness, shared, circuit, config, memberSync, outbox, store } = parts
  freshness.forgetAll()
  if (shared.isLeading) circuit.reopen()
  memberSync.trigger('start')
  await shared.reclaim()
  const { ok } = await shared.trigger('start')
  // While the gateway does not respond, one probe replaces all requests.
  if (ok && shared.isLeading) inBackground(config.refresh(store, shared.epoch))
  outbox.flush()
}
