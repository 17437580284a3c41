import { beforeEach, expect, test } from 'vitest'
import {
  PUSH_BIND_ENDPOINT,
  PUSH_SUBSCRIBE_ENDPOINT,
  PUSH_UNSUBSCRIBE_ENDPOINT,
} from '#domain/contract/command-endpoints'
import { err, ok } from '#domain/result'
import { createPushUnsubscribeEntry } from '#worker/outbox/outbox-entries'
import { unbindPushLazily } from '#worker/outbox/load-push-binding'
import { bindPush, unbindPush } from '#worker/outbox/push-binding'
import { FULL, OutboxRig } from '../support/outbox-rig'

const BINDING = { id: 'push', merchant: 'harbour', member: '7', registrationToken: 'device-1' } as const
let rig = new OutboxRig()

beforeEach(() => (rig = new OutboxRig()))

const bind = (registrationToken: string): ReturnType<typeof bindPush> =>
  bindPush({ store: rig.store, facts: rig.facts, outbox: rig.open() }, { registrationToken })

const save = (): Promise<unknown> => rig.store.write([{ table: 'vault', puts: [BINDING], deletes: [] }])
const binding = (): Promise<unknown> => rig.store.get('vault', 'push')
const paths = (): string[] => rig.requests.map(({ path }) => path)

test('PSH-02 a guest’s device is not bound', async () => {
  rig.facts.update({ session: null })
  expect(await bind('device-1')).toEqual(err({ kind: 'no-session' }))
})

test('R-07 R-15 a push binding that cannot be saved is undone', async () => {
  rig.isFull = true
  rig.store.write = () => Promise.resolve(err(FULL))
  expect(await bind('device-1')).toEqual(err(FULL))
  expect(paths()).toEqual([PUSH_BIND_ENDPOINT, PUSH_SUBSCRIBE_ENDPOINT, PUSH_UNSUBSCRIBE_ENDPOINT])
})

test('R-07 a device is not bound while its last binding can be neither removed nor saved for removal', async () => {
  await save()
  Object.assign(rig, { isFull: true, fates: ['lost'] })
  expect(await bind('device-2')).toEqual(err(FULL))
  expect(paths()).toEqual([PUSH_UNSUBSCRIBE_ENDPOINT])
  expect(await binding()).toEqual(BINDING)
})

test('R-07 a device is not subscribed, nor its binding saved, if it can be neither bound nor saved', async () => {
  Object.assign(rig, { isFull: true, fates: ['lost'] })
  expect(await bind('device-1')).toEqual(err(FULL))
  expect(paths()).toEqual([PUSH_BIND_ENDPOINT])
  expect(await binding()).toBeUndefined()
})

test('R-07 SES-06 a binding stays stored until its unbind request is stored', async () => {
  await save()
  const full = { enqueue: () => Promise.resolve(err(FULL)) }
  await unbindPushLazily({ store: rig.store, outbox: full }, 'harbour', '7')
  expect(await binding()).toEqual(BINDING)
  await unbindPushLazily({ store: rig.store, outbox: rig.open() }, 'harbour', '7')
  expect(await binding()).toBeUndefined()
  await expect
    .poll(() => rig.ledger.map(({ body }) => body))
    .toEqual([createPushUnsubscribeEntry('device-1').body])
})

test.each([
  ['of a device that is not bound', false, 'harbour', '7'],
  ['of another member', true, 'harbour', '8'],
  ['at another merchant', true, 'island', '7'],
])('PSH-02 SES-06 the logout %s removes no binding', async (_whose, isBound, merchant, member) => {
  if (isBound) await save()
  expect(await unbindPush({ store: rig.store, outbox: rig.open() }, merchant, member)).toEqual(ok(null))
  expect(await rig.rows()).toEqual([])
  expect(await binding()).toEqual(isBound ? BINDING : undefined)
})
