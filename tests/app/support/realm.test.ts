import { expect, test } from 'vitest'
import { createDatabases } from '#domain/tables/databases'
import { SYNC_GROUP } from '#domain/tables/rows'
import { close, open } from './app'
import { seeGames } from './lobby'
import { workers } from './port-worker'

test('a worker that has ended writes nothing: the next one keeps its epoch', async () => {
  await open('/m/home')
  await seeGames()
  const [worker] = workers.all
  const ended = worker?.realm.run(createDatabases).cache.leader
  await ended?.put({ id: SYNC_GROUP, epoch: 100 })
  close()
  void ended?.put({ id: SYNC_GROUP, epoch: 200 })
  const { cache } = createDatabases()
  const row = await cache.transaction('rw', cache.leader, () => cache.leader.get(SYNC_GROUP))
  expect(row).toEqual({ id: SYNC_GROUP, epoch: 100 })
})
