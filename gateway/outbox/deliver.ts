import * as v from 'valibot'
import type { OutboxKind } from '#domain/tables/worker-rows'
import type { GatewayContext } from '../gateway-context'
import { respondOnce } from '../http/respond-once'
import { refusalOf } from '../http/error-response'
import type { GatewayRequest } from '../http/types'
import { recordEffect } from './effects'

interface Delivery<T> {
  readonly memberId: number | null
  /** Keys belong to the member on protected calls, to no owner on optional ones (contract.md, Headers). */
  readonly isProtected: boolean
  readonly schema: v.GenericSchema<unknown, T>
}

/** Records what the work has done, within its transaction. */
type RecordDelivery = (kind: OutboxKind, detail: unknown) => void

/** Carries out a delivery once. The body is checked within the work, so that a rejection is a first response too. */
export async function deliver<T>(
  c: GatewayRequest,
  gateway: GatewayContext,
  { memberId, isProtected, schema }: Delivery<T>,
  work: (body: T, record: RecordDelivery) => unknown,
): Promise<Response> {
  const text = await c.req.text()
  const owner = isProtected ? String(memberId) : ''
  return respondOnce(c, gateway, { owner, body: text }, (key) => {
    const body = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
    if (!body.success) return refusalOf(c, 'request.invalid')
    const call = c.req.path.slice(c.req.path.lastIndexOf('/') + 1)
    const record: RecordDelivery = (kind, detail) =>
      recordEffect(gateway.db, { kind, call, memberId, key, detail, at: gateway.clock.now() })
    return { status: 200, body: { success: true, value: work(body.output, record) } }
  })
}
