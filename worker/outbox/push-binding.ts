import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { unfencedError } from '../store/storage-error'
import type { PageFactsStore } from '../page-facts-store'
import type { Store } from '../store/store'
import { createPushBindEntries, createPushUnsubscribeEntry } from './outbox-entries'
import type { Outbox } from './outbox'

interface Dependencies {
  readonly store: Store
  readonly facts: PageFactsStore
  readonly outbox: Outbox
}

type Leaving = Pick<Dependencies, 'store'> & { readonly outbox: Pick<Outbox, 'enqueue'> }

/**
 * Binds the device's registration token to the member who is logged in (PSH-02). A binding under another token, or of
 * another member whose session ended without a logout, is removed first.
 */
export const bindPush = async (
  { store, facts, outbox }: Dependencies,
  { registrationToken }: { readonly registrationToken: string },
): Promise<Result<null, AppError>> => {
  const { session, merchant } = facts.current
  if (!session) return err({ kind: 'no-session' })
  const bound = await store.get('vault', 'push')
  const before = bound?.id === 'push' ? bound : null
  if (before?.member === session.id && before.registrationToken === registrationToken) return ok(null)
  if (before) {
    const enqueued = await outbox.enqueue(createPushUnsubscribeEntry(before.registrationToken))
    if (!enqueued.ok) return enqueued
  }
  for (const delivery of createPushBindEntries(session.id, registrationToken)) {
    const enqueued = await outbox.enqueue(delivery)
    if (!enqueued.ok) return enqueued
  }
  const row = { id: 'push', registrationToken, merchant, member: session.id } as const
  const saved = await store.write([{ table: 'vault', puts: [row], deletes: [] }])
  if (saved.ok) return ok(null)
  // A binding that is not saved could not be removed at the logout.
  await outbox.enqueue(createPushUnsubscribeEntry(registrationToken))
  return err(unfencedError(saved.error))
}

/** Unbinds the device from whichever member it is bound to. */
export const unbindPushForAnyMember = async (dependencies: Leaving): Promise<Result<null, AppError>> => {
  const bound = await dependencies.store.get('vault', 'push')
  if (bound?.id !== 'push') return ok(null)
  return unbindPush(dependencies, bound.merchant, bound.member)
}

/** Called when the member has logged out: unsubscribes the device, now or when back online (SES-06). */
export const unbindPush = async (
  { store, outbox }: Leaving,
  merchant: string,
  member: string,
): Promise<Result<null, AppError>> => {
  const bound = await store.get('vault', 'push')
  if (bound?.id !== 'push' || bound.merchant !== merchant || bound.member !== member) return ok(null)
  const enqueued = await outbox.enqueue(createPushUnsubscribeEntry(bound.registrationToken))
  // If the entry could not be saved, the binding stays, and the next logout or another member's login retries it.
  if (!enqueued.ok) return enqueued
  await store.write([{ table: 'vault', puts: [], deletes: ['push'] }])
  return ok(null)
}
