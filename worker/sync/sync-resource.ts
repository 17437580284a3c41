import type { AppError } from '#domain/errors'
import { countLosses } from '#domain/contract/parse-losses'
import { MINUTE_MS } from '#domain/timing'
import { err, ok, type Result } from '#domain/result'
import { digestText } from '#domain/text/row-digest'
import { syncKey } from '#domain/tables/resources'
import type { SyncStateRow } from '#domain/tables/rows'
import type { TableName } from '#domain/tables/schema'
import { loadLazyChunk } from '../load-lazy-chunk'
import type { ParsedResponse } from '../net/parse-response'
import { isSameScope } from '../net/scoped-etag'
import type { WriteError } from '../store/store'
import { applyDiff } from './apply-diff'
import type { SyncContext } from './sync-context'
import type { Parsed, Resource, Scope } from './resource'

export type SyncError = AppError | WriteError
export type SyncOutcome = 'unchanged' | 'changed'

const KNOWN_BAD_RETRY_MS = MINUTE_MS // the operator has to repair it; a retry by the player is still sent

interface Run {
  readonly signal: AbortSignal
  /** Resolves with the merchant that status has named, or with undefined when it has failed or is not requested. */
  readonly awaitMerchant: () => Promise<string | undefined>
  /** Settles when the resources that its index is built from are stored, or have failed. */
  readonly ready: Promise<unknown>
  /** Called with the validated value before it is written; status names the merchant here. */
  readonly onValue?: (value: unknown) => unknown
}

/** Syncs one resource once: request, validate, write. Never awaits the network inside a transaction. */
export const syncResource = async <Name extends TableName>(
  context: SyncContext,
  resource: Resource<Name>,
  run: Run,
): Promise<Result<SyncOutcome, SyncError>> => {
  const { facts, store } = context
  const { language, merchant: knownMerchant, session } = facts.current
  const member = session?.id ?? ''
  const known =
    knownMerchant === ''
      ? undefined
      : await stateOf(context, resource, { merchant: knownMerchant, language, member })
  const answer = await context.httpClient.send({
    path: resource.path,
    access: resource.access ?? 'open',
    query: resource.query?.({ origin: context.origin, url: facts.current.url }) ?? {},
    etag: known?.isPartial ? undefined : known?.etag,
    alert: false,
    retry: false,
    signal: run.signal,
  })
  if (answer.ok && answer.value.kind === 'value') run.onValue?.(answer.value.value)
  // Without a merchant the gateway has responded for that of the host, which status names.
  const merchant = knownMerchant || (await run.awaitMerchant())
  // Another merchant's content is never stored under the current one.
  if (!merchant || merchant !== facts.current.merchant) return answer.ok ? err({ kind: 'aborted' }) : answer
  const scope = { merchant, language, member }
  const state = await stateOf(context, resource, scope)
  if (!answer.ok) {
    await saveFailure(context, state, answer.error)
    return answer
  }
  await run.ready
  if (answer.value.kind === 'not-modified') return markUnchanged(context, state)
  const contentHash = String(digestText(answer.value.text))
  if (contentHash === state.contentHash && !state.isPartial)
    return markUnchanged(context, state, answer.value.etag)

  const { value } = answer.value
  const { result, losses } = countLosses(() => resource.parse(value, scope))
  let parsed = result
  if (parsed.ok && losses.ignoredFields > 0) {
    const badFields = (await loadLazyChunk())?.ignoredFields(resource.schema, value) ?? []
    parsed = ok({ ...parsed.value, badFields })
  }
  if (!parsed.ok && resource.repair) {
    const [last] = await resource.stored(store, scope)
    const code = await loadLazyChunk()
    const repaired = code && resource.repair(code, value, scope, last)
    if (repaired) parsed = ok(repaired)
  }
  if (
    parsed.ok &&
    resource.isNeverEmpty &&
    parsed.value.rows.length === 0 &&
    (await hasRows(context, resource, scope))
  )
    parsed = err({ kind: 'malformed', detail: `${resource.name}: empty` })
  if (!parsed.ok) {
    await saveFailure(context, state, parsed.error)
    // An immediate retry would return the same content a third time.
    const isKnown = context.freshness.recordRejected(state.key, contentHash)
    return err(isKnown ? { ...parsed.error, retryAfterMs: KNOWN_BAD_RETRY_MS } : parsed.error)
  }
  const finished = finishedState(state.key, answer.value, contentHash, parsed.value, context.now())
  const applied = await applyDiff({
    store,
    epoch: context.epoch(),
    resource,
    scope,
    parsed: parsed.value,
    state: finished,
    wasPartial: state.isPartial === true,
  })
  if (!applied.ok) return applied
  context.freshness.markChecked(state.key, context.now(), true)
  return ok(applied.value > 0 ? 'changed' : 'unchanged')
}

/** True if rows are stored. An empty list is no error for a merchant that has never had any. */
const hasRows = async <Name extends TableName>(
  { store }: SyncContext,
  resource: Resource<Name>,
  scope: Scope,
): Promise<boolean> => (await resource.stored(store, scope)).length > 0

const stateOf = async (context: SyncContext, resource: Resource, scope: Scope): Promise<SyncStateRow> => {
  const key = syncKey(resource.name, scope)
  return (await context.store.get('syncState', key)) ?? { key }
}

/**
 * Called for unchanged content. Writes only the end of a failure, and the ETag of content that is the same in another
 * language or for another member.
 */
const markUnchanged = async (
  context: SyncContext,
  state: SyncStateRow,
  etag = state.etag ?? '',
): Promise<Result<SyncOutcome, SyncError>> => {
  context.freshness.markChecked(state.key, context.now())
  if (!state.error && isSameScope(etag, state.etag)) return ok('unchanged')
  const { error: _error, failedAt: _failedAt, ...healthy } = state
  const row = { ...healthy, etag, syncedAt: context.now() }
  const written = await context.store.write(
    [{ table: 'syncState', puts: [row], deletes: [] }],
    context.epoch(),
  )
  return written.ok ? ok('unchanged') : written
}

/** Saves why a resource failed, once per run of equal failures. A screen without rows shows it. */
const saveFailure = async (context: SyncContext, state: SyncStateRow, error: AppError): Promise<void> => {
  if (error.kind === 'aborted' || state.error?.kind === error.kind) return
  const row = { ...state, error, failedAt: context.now() }
  await context.store.write([{ table: 'syncState', puts: [row], deletes: [] }], context.epoch())
}

const finishedState = (
  key: string,
  answer: Extract<ParsedResponse, { kind: 'value' }>,
  contentHash: string,
  { dropped: droppedRows, badFields }: Pick<Parsed<TableName>, 'dropped' | 'badFields'>,
  syncedAt: number,
): SyncStateRow => ({
  key,
  contentHash,
  syncedAt,
  ...(answer.etag === undefined ? {} : { etag: answer.etag }),
  ...(droppedRows > 0 ? { droppedRows } : {}),
  ...(badFields ? { badFields } : {}),
})
