import { beforeEach, expect, test, vi } from 'vitest'
import { err, ok } from '#domain/result'
import type { OutboxRow } from '#domain/tables/worker-rows'
import { CHUNK_UNAVAILABLE } from '#worker/chunk-unavailable-error'
import { createLanguageEntry } from '#worker/outbox/outbox-entries'
import { OutboxRig } from '../support/outbox-rig'
import { loggedIn, useTabs } from '../support/session-rig'

const chunk = vi.hoisted(() => ({ isMissing: true, loads: 0 }))
// As a chunk that is not in the cache of an offline device.
vi.mock('#worker/outbox/flush-outbox', (importOriginal) => {
  chunk.loads += 1
  if (chunk.isMissing) throw new TypeError('Failed to fetch dynamically imported module')
  return importOriginal()
})

useTabs()
beforeEach(() => Object.assign(chunk, { isMissing: true, loads: 0 }))

/** Waits for all that is read and loaded by now. */
const settle = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve))
  await vi.dynamicImportSettled()
}

test('OFF-05 the chunk is loaded only when an entry waits, not for dead letters', async () => {
  const rig = new OutboxRig()
  const outbox = rig.open()
  const waiting = {
    ...createLanguageEntry('7', 'FR'),
    id: '2',
    key: 'k',
    merchant: 'harbour',
    at: 1,
    tries: 1,
  }
  const dead = { ...waiting, id: '1', setAside: { at: 2, error: { kind: 'no-url' } } } as const
  const loadsWith = async (...puts: OutboxRow[]): Promise<number> => {
    await rig.store.write([{ table: 'outbox', puts, deletes: [] }])
    outbox.flush()
    await settle()
    return chunk.loads
  }
  expect(await loadsWith()).toBe(0)
  expect(await loadsWith(dead)).toBe(0)
  expect(await loadsWith(waiting)).toBe(1)
})

test('R-07 LNG-03 a language that cannot be reported because its chunk is missing is shown to the player', async () => {
  const { worker, signals } = await loggedIn()
  await worker.changeLanguage('UR')
  await vi.waitFor(() => expect(signals).toContainEqual({ type: 'failure', error: CHUNK_UNAVAILABLE }))
})

// The last test: the chunk stays loaded.
test('R-07 a delivery whose chunk fails to load is an error, not an exception, and the next one loads it', async () => {
  const rig = new OutboxRig()
  const outbox = rig.open()
  expect(await outbox.enqueue(createLanguageEntry('7', 'FR'))).toEqual(err(CHUNK_UNAVAILABLE))
  chunk.isMissing = false
  expect(await outbox.enqueue(createLanguageEntry('7', 'FR'))).toEqual(ok(null))
  await vi.waitFor(() => expect(rig.ledger).toHaveLength(1))
})
