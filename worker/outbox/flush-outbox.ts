import * as v from 'valibot'
import { BACKOFF_BASE_MS, BACKOFF_CAP_MS, COMMAND_TIMEOUT_MS } from '#domain/timing'
import { trackEventsResponseSchema } from '#domain/contract/tracking/tracking'
import { type AppError, isGatewayUnreachable, retryAfterMsOf } from '#domain/errors'
import type { Session } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import { backoffDelay } from '#domain/sync/backoff'
import { failedEntryAction } from '#domain/sync/failed-entry-action'
import type { OutboxKind, OutboxRow } from '#domain/tables/worker-rows'
import type { ParsedResponse } from '../net/parse-response'
import { createIdempotencyKey } from '../idempotency-key'
import type { OutboxDependencies, OutboxEntry } from './outbox-types'
import { unfencedError } from '../store/storage-error'
import { NO_WAIT, remainingMs, type Wait, waitFor } from '../sync/wait'

/** Backoff of a tab's deliveries: how often each entry has waited, and how long each kind must wait. */
interface BackoffState {
  /** The last delivery of each kind, used without locks. */
  readonly turns: Map<OutboxKind, Promise<unknown>>
  readonly waits: Map<string, number>
  readonly rests: Map<OutboxKind, Wait>
}

const paces = new WeakMap<OutboxDependencies, BackoffState>()

const backoffStateOf = (dependencies: OutboxDependencies): BackoffState => {
  const pace = paces.get(dependencies) ?? { waits: new Map(), rests: new Map(), turns: new Map() }
  paces.set(dependencies, pace)
  return pace
}

/** Time of this tab's last entry: two entries enqueued at once do not see each other in the table. */
let lastTime = 0

/**
 * Returns an id that sorts after all existing ones: the time of enqueueing. If the device's clock was set back or has
 * stopped, the time is that of the last entry plus 1 ms. The random part distinguishes tabs.
 */
const newId = (at: number, last: OutboxRow | undefined): string => {
  const time = Math.max(at, Number.parseInt(last?.id ?? '0', 10) + 1, lastTime + 1)
  lastTime = time
  const random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return `${time.toString().padStart(15, '0')}-${random.toString(36)}`
}

/** Returns the row of a new entry. @param last row of its kind */
export const createRow = (input: OutboxEntry, merchant: string, last: OutboxRow | undefined): OutboxRow => {
  const at = Date.now()
  return { ...input, id: newId(at, last), key: createIdempotencyKey(), merchant, at, tries: 0 }
}

/**
 * Saves an entry, or sends it now if the quota is exceeded. Of entries with the same `coalesce` key only the newest
 * is kept. An entry that was already sent stays, because it may have taken effect and the gateway must see both in
 * order.
 */
export const insertEntry = async (
  dependencies: OutboxDependencies,
  delivery: OutboxEntry,
): Promise<Result<null, AppError>> => {
  const { store, facts } = dependencies
  const { merchant } = facts.current
  const { supersedes, ...input } = delivery
  const rows = await store.startingWith('outbox', [delivery.kind])
  const row = createRow(input, merchant, rows.at(-1))
  const isSame = (other: OutboxRow): boolean =>
    delivery.coalesce !== undefined &&
    other.coalesce === delivery.coalesce &&
    other.member === delivery.member &&
    other.isSent !== true
  // A superseded entry may have taken effect or not: either way none of it is sent after this one.
  const isReplaced = (other: OutboxRow): boolean =>
    (isSame(other) || supersedes?.(other) === true) &&
    other.merchant === merchant &&
    other.setAside === undefined
  const deletes = rows.filter(isReplaced).map(({ kind, id }) => [kind, id])
  const written = await store.write([{ table: 'outbox', puts: [row], deletes }])
  if (written.ok) return ok(null)
  // A replaced entry must not be sent after this one. Deleting works even if the quota is exceeded.
  await store.write([{ table: 'outbox', puts: [], deletes }])
  const error = await sendUnsaved(dependencies, row)
  if (!error) return ok(null)
  if (!isGatewayUnreachable(error)) return err(error)
  return err(unfencedError(written.error))
}

/**
 * Sends an entry that could not be saved: once, after the saved ones of its kind.
 * @returns null if the gateway has accepted it
 */
const sendUnsaved = (dependencies: OutboxDependencies, row: OutboxRow): Promise<AppError | null> =>
  withOutboxLock(dependencies, row.kind, async () => {
    await drain(dependencies, row.kind)
    const { session } = dependencies.facts.current
    const isOwn = row.member === '' || row.member === session?.id
    if (!isOwn) return { kind: 'no-session' }
    if (dependencies.isCircuitOpen() || (await next(dependencies, row.kind)))
      return { kind: 'network', secure: true }
    const answer = await send(dependencies, row)
    if (!answer.ok) return answer.error
    await dependencies.onDelivered(row)
    return null
  })

/**
 * Sends the pending entries of one kind, in order, until one gets no response.
 * @returns the delay before the next attempt, ms; null if no entry waits for a time
 */
export const flushKind = (dependencies: OutboxDependencies, kind: OutboxKind): Promise<number | null> =>
  withOutboxLock(dependencies, kind, () => drain(dependencies, kind))

/** The same for a caller that holds the lock of the kind. */
export const drain = async (dependencies: OutboxDependencies, kind: OutboxKind): Promise<number | null> => {
  for (;;) {
    const restMs = remainingMs(backoffStateOf(dependencies).rests.get(kind) ?? NO_WAIT)
    if (restMs > 0) return restMs
    const row = await next(dependencies, kind)
    if (!row || dependencies.isCircuitOpen()) return null
    const pauseMs = await deliverOne(dependencies, row)
    if (pauseMs !== 'next') return pauseMs
  }
}

/**
 * Waits for other tabs that flush, but not for a frozen one: longer than a post takes. Idempotency keys make double
 * posts harmless, but what another tab is posting may have been replaced by an entry that has to arrive after it. Without
 * locks the deliveries of this tab wait for each other.
 */
export const withOutboxLock = async <T>(
  dependencies: OutboxDependencies,
  kind: OutboxKind,
  run: () => Promise<T>,
): Promise<T> => {
  const { locks } = dependencies
  if (!locks) {
    const { turns } = backoffStateOf(dependencies)
    const turn = (turns.get(kind) ?? Promise.resolve()).then(run, run)
    turns.set(kind, turn)
    return turn
  }
  return new Promise<T>((resolve, reject) => {
    let isRun = false
    const runOnce = async (): Promise<void> => {
      if (isRun) return
      isRun = true
      clearTimeout(timer)
      await run().then(resolve, reject)
    }
    const timer = setTimeout(() => void runOnce(), COMMAND_TIMEOUT_MS)
    locks.request(`mc-outbox-${kind}`, {}, runOnce).catch(() => void runOnce())
  })
}

/** Returns the first entry that may be sent now: of this merchant, and a member's only under their own session. */
const next = async (
  { store, facts }: OutboxDependencies,
  kind: OutboxKind,
): Promise<OutboxRow | undefined> => {
  const { merchant, session } = facts.current
  const rows = await store.startingWith('outbox', [kind])
  return rows.find(
    (row) => !row.setAside && row.merchant === merchant && (row.member === '' || row.member === session?.id),
  )
}

const deliverOne = async (
  dependencies: OutboxDependencies,
  row: OutboxRow,
): Promise<number | null | 'next'> => {
  const { store, onDelivered } = dependencies
  const { waits, rests } = backoffStateOf(dependencies)
  const key = [row.kind, row.id]
  /** Not if a newer entry has replaced it meanwhile: it would be sent after that one. */
  const saveRow = async (change: Partial<OutboxRow>): Promise<Result<null, unknown>> =>
    (await store.get('outbox', key))
      ? store.write([{ table: 'outbox', puts: [{ ...row, isSent: true, ...change }], deletes: [] }])
      : ok(null)
  // If this write fails the entry would be resent in a tight loop.
  const moveToDeadLetter = async (error: AppError): Promise<number | 'next'> => {
    const saved = await saveRow({ tries: row.tries + 1, setAside: { at: Date.now(), error } })
    return saved.ok ? 'next' : BACKOFF_CAP_MS
  }
  // Mark as sent before sending: from here on it may have taken effect.
  if (row.isSent !== true) await saveRow({})
  const answer = await send(dependencies, row)
  if (answer.ok) {
    waits.delete(row.id)
    await onDelivered(row)
    const removed = await store.write([{ table: 'outbox', puts: [], deletes: [key] }])
    return removed.ok ? 'next' : BACKOFF_CAP_MS
  }
  const { error } = answer
  if (error === NOT_ACCEPTED) return moveToDeadLetter(error)
  const tries = row.tries + 1
  const retryAfterMs = retryAfterMsOf(error)
  rests.set(row.kind, waitFor(retryAfterMs))
  const pause = (attempt: number): number =>
    backoffDelay(attempt, BACKOFF_BASE_MS, BACKOFF_CAP_MS, Math.random(), retryAfterMs)
  switch (failedEntryAction(error, tries, dependencies.isCircuitOpen())) {
    case 'wait':
      // No response, or an error that is not about this entry: it does not count as an attempt.
      waits.set(row.id, (waits.get(row.id) ?? 0) + 1)
      return pause(row.tries + (waits.get(row.id) ?? 0))
    case 'again':
      await saveRow({ tries })
      return pause(tries)
    case 'log-in':
      return null
    case 'set-aside':
      return moveToDeadLetter(error)
  }
}

const NOT_ACCEPTED = { kind: 'malformed', detail: 'event not accepted' } as const satisfies AppError

const send = async (
  { httpClient, facts }: OutboxDependencies,
  row: OutboxRow,
): Promise<Result<ParsedResponse, AppError>> => {
  const answer = await httpClient.send({
    path: row.path,
    access: row.member === '' ? 'optional' : 'protected',
    method: 'POST',
    body: withCustomerName(row, facts.current.session),
    headers: { 'Idempotency-Key': row.key },
    alert: false,
  })
  return answer.ok && !isAccepted(row, answer.value) ? err(NOT_ACCEPTED) : answer
}

/** Returns the body. Tracked events get their member's name, which is not stored in the queue (TRK-02). */
const withCustomerName = (row: OutboxRow, session: Session | null): OutboxRow['body'] => {
  const { events } = row.body
  if (session?.id !== row.member || !Array.isArray(events)) return row.body
  return { events: events.map((event: object) => ({ ...event, customerName: session.userName })) }
}

/** The gateway skips tracked events that it cannot read: such an entry got a response but was not accepted. */
const isAccepted = (row: OutboxRow, answer: ParsedResponse): boolean => {
  const { events } = row.body
  if (!Array.isArray(events) || answer.kind !== 'value') return true
  const parsed = v.safeParse(trackEventsResponseSchema, answer.value)
  const ids = events.map((event: { readonly eventID?: unknown }) => String(event.eventID))
  return parsed.success && ids.every((id) => parsed.output.accepted.includes(id))
}
