import { expect, test } from 'vitest'
import type { ConnectionRow } from '#domain/tables/rows'
import { createConnectionSaver } from '#worker/net/connection-saver'
import { FreshnessTracker } from '#worker/sync/freshness'
import { createEmptyStore } from '../support/open-store'

const row = (state: ConnectionRow['state'], since: number): ConnectionRow => ({ id: 'gateway', state, since })

test('R-11 a response that arrives while an outage is being saved leaves the app online', async () => {
  const store = createEmptyStore()
  const freshness = new FreshnessTracker(store, () => true)
  const save = createConnectionSaver(store, freshness)
  await save(row('online', 1))
  freshness.markChecked('status', 1) // saved before the outage, which takes one turn more
  await Promise.all([save(row('offline', 2)), save(row('online', 3))])
  expect(await store.get('connection', 'gateway')).toEqual(row('online', 3))
})

test('OFF-02 an outage of an earlier visit is saved again, one of this visit keeps its start', async () => {
  const store = createEmptyStore()
  const save = createConnectionSaver(store, new FreshnessTracker(store, () => true))
  const start = performance.timeOrigin
  await save(row('offline', start - 1))
  await save(row('offline', start + 1))
  await save(row('offline', start + 2))
  expect(await store.get('connection', 'gateway')).toEqual(row('offline', start + 1))
})

test('R-11 R-05 a save that fails does not stop the next one', async () => {
  const store = createEmptyStore()
  let isBroken = true
  const get: typeof store.get = (...given) =>
    isBroken ? Promise.reject(new Error('closed')) : store.get(...given)
  const save = createConnectionSaver({ ...store, get }, new FreshnessTracker(store, () => true))
  await save(row('offline', 1))
  isBroken = false
  await save(row('offline', 2))
  expect(await store.get('connection', 'gateway')).toEqual(row('offline', 2))
})
