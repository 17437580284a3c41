import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import type { FactsHolder } from '../facts'
import type { Store } from '../store/store'
import { pushDeliveries, unsubscribeDelivery } from './deliveries'
import type { Outbox } from './outbox'

interface Tools {
  readonly store: Store
  readonly facts: FactsHolder
  readonly outbox: Outbox
}

/** The device may be told things: its token is bound to the member who is logged in (PSH-02). */
export const bindPush = async (
  { store, facts, outbox }: Tools,
  { registrationToken }: { readonly registrationToken: string },
): Promise<Result<null, AppError>> => {
  const { session, merchant } = facts.current
  if (!session) return err({ kind: 'no-session' })
  const bound = await store.get('vault', 'push')
  const isSame =
    bound?.id === 'push' && bound.member === session.id && bound.registrationToken === registrationToken
  if (isSame) return ok(null)
  for (const delivery of pushDeliveries(session.id, registrationToken)) {
    const kept = await outbox.put(delivery)
    if (!kept.ok) return kept
  }
  const row = { id: 'push', registrationToken, merchant, member: session.id } as const
  await store.write([{ table: 'vault', puts: [row], deletes: [] }])
  return ok(null)
}

/** The member has left: the device is taken out, now or when there is a network again (SES-06). */
export const unbindPush = async (
  { store, outbox }: { readonly store: Store; readonly outbox: Pick<Outbox, 'put'> },
  merchant: string,
  member: string,
): Promise<void> => {
  const bound = await store.get('vault', 'push')
  if (bound?.id !== 'push' || bound.merchant !== merchant || bound.member !== member) return
  const kept = await outbox.put(unsubscribeDelivery(bound.registrationToken))
  // Where it could not be written down, the binding is what the next logout, or login of another, takes up again.
  if (!kept.ok) return
  await store.write([{ table: 'vault', puts: [], deletes: ['push'] }])
}
