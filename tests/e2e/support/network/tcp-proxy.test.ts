import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TcpProxy } from '../../../../e2e/support/network/tcp-proxy'

let server: Server
let proxy: TcpProxy

beforeEach(async () => {
  server = createServer((_request, response) => response.end('x'.repeat(20_000)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  proxy = await TcpProxy.listen()
  proxy.forwardTo(typeof address === 'object' && address !== null ? address.port : 0)
})

afterEach(async () => {
  await proxy.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** @returns length of the answer and the time it took, in milliseconds */
async function load(): Promise<{ length: number; ms: number }> {
  const startedAt = performance.now()
  const response = await fetch(proxy.origin, { headers: { Connection: 'close' } })
  const { length } = await response.text()
  return { length, ms: performance.now() - startedAt }
}

test('a cut link refuses, and works again on the same port', async () => {
  proxy.set({ state: 'refuse' })
  await expect(load()).rejects.toThrow()
  proxy.set({})
  expect((await load()).length).toBe(20_000)
})

test('a silent link never answers', async () => {
  proxy.set({ state: 'silent' })
  const answer = fetch(proxy.origin, { signal: AbortSignal.timeout(200) })
  await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('latency is added both ways, and to setting the connection up', async () => {
  proxy.set({ latencyMs: 100 })
  const { length, ms } = await load()
  expect(length).toBe(20_000)
  expect(ms).toBeGreaterThan(395)
})

test('what was delivered is counted', async () => {
  await load()
  expect(proxy.bytesDelivered()).toBeGreaterThan(20_000)
  expect(proxy.bytesDelivered(0)).toBe(0)
})

test('connections share the rate', async () => {
  proxy.set({ bytesPerSecond: 100_000 })
  const [one, other] = await Promise.all([load(), load()])
  expect(one.length + other.length).toBe(40_000)
  expect(Math.max(one.ms, other.ms)).toBeGreaterThan(380)
})

test('a reset cuts a connection off', async () => {
  proxy.set({ resets: 1 })
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, load))
  expect(attempts.some(({ status }) => status === 'rejected')).toBe(true)
})
