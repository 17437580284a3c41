import { expect, test, vi } from 'vitest'
import { err } from '#domain/result'
import { CHUNK_UNAVAILABLE } from '#worker/chunk-unavailable-error'
import { createLanguageEntry } from '#worker/outbox/outbox-entries'
import { OutboxRig } from '../support/outbox-rig'
import { loggedIn, useTabs } from '../support/session-rig'

// As a chunk that is not in the cache of an offline device.
vi.mock('#worker/outbox/flush-outbox', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

useTabs()

test('R-07 a delivery whose chunk fails to load is an error, not an exception', async () => {
  expect(await new OutboxRig().open().enqueue(createLanguageEntry('7', 'FR'))).toEqual(err(CHUNK_UNAVAILABLE))
})

test('R-07 LNG-03 a language that cannot be reported because its chunk is missing is shown to the player', async () => {
  const { worker, signals } = await loggedIn()
  await worker.changeLanguage('UR')
  await vi.waitFor(() => {
    expect(signals).toContainEqual({ type: 'failure', error: CHUNK_UNAVAILABLE })
  })
})
