import { expect, test, vi } from 'vitest'
import { STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { seeGames, tabs, useTabs } from '../support/session-rig'

useTabs()

// This test has its own file: a worker of an earlier test would send its requests to this gateway too.
test('R-05 R-11 a database lost while the gateway is down costs one request and no burst', async () => {
  const { worker } = await tabs.open({ merchant: '' })
  await seeGames()
  await worker.refresh() // ends after the first cycle, whose last responses would close the circuit
  tabs.gateway.isDown = true
  tabs.gateway.requests.length = 0
  await tabs.reader.cache.delete({ disableAutoOpen: false })
  await vi.waitFor(() => expect(tabs.gateway.requests.length).toBeGreaterThan(0))
  const paths = tabs.gateway.requests.map(({ path }) => path)
  expect(new Set(paths)).toEqual(new Set([STATUS_ENDPOINT]))
  expect(paths.length).toBeLessThanOrEqual(3) // the request and its retries
  tabs.gateway.isDown = false
  await seeGames()
})
