import { expect, test } from 'vitest'
import type { OutboxRow } from '#domain/tables/worker-rows'
import { DAY_MS } from '#domain/timing'
import { deleteOldDeadLetters } from '#worker/outbox/delete-dead-letters'
import { createEmptyStore } from '../support/open-store'

const NOW = Date.now()

/** A dead letter of this age, ms; with null an entry that still waits. */
const entry = (id: string, age: number | null): OutboxRow => {
  const row = { member: '', path: '/track', body: {}, key: id, merchant: 'm', at: 1, tries: 8 }
  const waiting: OutboxRow = { ...row, id, kind: 'tracking' }
  return age === null
    ? waiting
    : { ...waiting, setAside: { at: NOW - age, error: { kind: 'http', status: 400 } } }
}

const keptOf = async (puts: readonly OutboxRow[]) => {
  const store = createEmptyStore()
  await store.write([{ table: 'outbox', puts, deletes: [] }])
  await deleteOldDeadLetters(store)
  return (await store.all('outbox')).map(({ id }) => id)
}

test('OFF-05 dead letters stay for a month, and entries that wait for as long as it takes', async () => {
  const kept = await keptOf([entry('old', 31 * DAY_MS), entry('young', 29 * DAY_MS), entry('waiting', null)])
  expect(kept).toEqual(['young', 'waiting'])
})

test('OFF-05 of many dead letters the newest 100 stay', async () => {
  const oldestFirst = Array.from({ length: 120 }, (_, place) => entry(String(place), 120 - place))
  expect(await keptOf(oldestFirst)).toEqual(oldestFirst.slice(20).map(({ id }) => id))
})
