import { expect, test } from 'vitest'
import { UPDATE_CACHE, UPDATE_PATH } from '#domain/metrics/update-record'
import { storeOlder, text, worker } from './support/build-two'

const recorded = async () => text(worker.caches.match(UPDATE_PATH, { cacheName: UPDATE_CACHE }))

test('MET-02 an update is recorded only on a device whose pages have asked for it', async () => {
  await storeOlder('one', {})
  await worker.fire('install')
  expect(await worker.caches.has(UPDATE_CACHE)).toBe(false)
  await worker.caches.open(UPDATE_CACHE)
  await worker.fire('install')
  expect(JSON.parse((await recorded()) ?? '')).toMatchObject({ from: 'one', to: 'two' })
})
