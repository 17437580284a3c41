import { expect, test, vi } from 'vitest'
import { STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { tableOf } from '#domain/tables/databases'
import { seeGames, tabs, useTabs } from '../support/session-rig'

useTabs()

// This test has its own file: a worker of an earlier test would send its requests to this gateway too.
test('R-05 R-11 a database lost while the gateway is down costs one request and no burst', async () => {
  const { worker, link } = await tabs.open({ merchant: '' })
  await seeGames()
  await worker.refresh() // ends after the first cycle, whose last responses would close the circuit
  tabs.gateway.isDown = true
  tabs.gateway.requests.length = 0
  await tabs.reader.cache.delete({ disableAutoOpen: false })
  // A failure is stored after the retries of the request.
  await vi.waitFor(async () => {
    const rows = await tableOf(tabs.reader, 'syncState').toArray()
    expect(rows.some(({ failedAt }) => failedAt !== undefined)).toBe(true)
  })
  const paths = tabs.gateway.requests.map(({ path }) => path)
  expect(new Set(paths)).toEqual(new Set([STATUS_ENDPOINT]))
  expect(paths.length).toBeLessThanOrEqual(3) // the request and its retries
  tabs.gateway.isDown = false
  link() // the next retry would come within 50 s
  await seeGames()
})
