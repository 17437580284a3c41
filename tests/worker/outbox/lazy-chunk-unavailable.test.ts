import { expect, test, vi } from 'vitest'
import { createOutbox } from '#worker/outbox/create-outbox'
import { unbindPushLazily } from '#worker/outbox/load-push-binding'
import { createLanguageEntry } from '#worker/outbox/outbox-entries'
import { OutboxRig } from '../support/outbox-rig'

const loadLazyChunk = vi.hoisted(() =>
  vi.fn(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  }),
)
// As a chunk that is not in the cache of an offline device.
vi.mock('#worker/lazy-chunk', loadLazyChunk)

const BINDING = { id: 'push', merchant: 'harbour', member: '7', registrationToken: 'device-1' } as const

test('LNG-03 PSH-02 a guest without a push binding does not load the lazy chunk', async () => {
  const rig = new OutboxRig()
  rig.facts.update({ session: null })
  const { sendLanguage, outboxDependencies } = createOutbox(rig.dependencies(), () => undefined)
  await sendLanguage()
  await unbindPushLazily(outboxDependencies, 'harbour', '7')
  expect(loadLazyChunk).not.toHaveBeenCalled()
})

test('R-07 without the lazy chunk a language is delivered once, and a push binding stays', async () => {
  const rig = new OutboxRig()
  await rig.store.write([{ table: 'vault', puts: [BINDING], deletes: [] }])
  const { outbox, sendLanguage, outboxDependencies } = createOutbox(rig.dependencies(), () => undefined)
  await outbox.enqueue(createLanguageEntry('7', 'FR'))
  await vi.waitFor(async () => {
    expect(rig.requests).not.toEqual([])
    expect(await rig.rows()).toEqual([])
  })
  await sendLanguage()
  await unbindPushLazily(outboxDependencies, 'harbour', '7')
  expect(await rig.store.get('vault', 'push')).toEqual(BINDING)
  expect(rig.requests).toHaveLength(1)
})
