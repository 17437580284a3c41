import { createServer } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import type { Listening } from '#gateway/start-gateway'
import { KeptPorts } from '../../../scripts/dev/kept-ports'

const arrived = vi.fn()
const opened: KeptPorts[] = []

const keepPorts = (): KeptPorts => {
  const ports = new KeptPorts(createServer(), (_request, _response, next) => {
    next()
    arrived()
  })
  opened.push(ports)
  return ports
}

/** Two servers of a gateway, which respond with its name. */
const listen = async (ports: KeptPorts, name: string): Promise<readonly Listening[]> => {
  const fetch = () => new Response(name)
  return [
    await ports.listenTo(fetch, 0, '127.0.0.1', 'cdn'),
    await ports.listenTo(fetch, 0, '127.0.0.1', 'app'),
  ]
}

const textOf = async (origin = ''): Promise<string> => (await fetch(origin)).text()

/** Sends a request to the app, and resolves when it has arrived. */
const ask = async (servers: readonly Listening[]): Promise<{ readonly text: Promise<string> }> => {
  arrived.mockClear()
  const text = textOf(servers[1]?.origin)
  await vi.waitUntil(() => arrived.mock.calls.length > 0)
  return { text }
}

const closeAll = (servers: readonly Listening[]) => Promise.all(servers.map((server) => server.close()))

afterEach(() => Promise.all(opened.splice(0).map((ports) => ports.close())))

test('DEP-04 a request between two gateways waits for the second', async () => {
  const ports = keepPorts()
  const first = await listen(ports, 'first')
  await closeAll(first)
  const { text } = await ask(first)
  await listen(ports, 'second')
  expect(await text).toBe('second')
})

test('DEP-04 a request waits while changed code loads, and the old gateway serves it if that fails', async () => {
  const ports = keepPorts()
  const first = await listen(ports, 'first')
  ports.hold()
  const { text } = await ask(first)
  const served = vi.fn()
  void text.then(served)
  const [other] = await listen(keepPorts(), 'other')
  expect(await textOf(other?.origin)).toBe('other') // by then the first one would have been served, too
  expect(served).not.toHaveBeenCalled()
  ports.resume()
  expect(await text).toBe('first')
})

test('DEP-04 without a gateway a request fails with the reason', async () => {
  const ports = keepPorts()
  const first = await listen(ports, 'first')
  await closeAll(first)
  ports.fail('See the terminal.')
  const response = await fetch(first[0]?.origin ?? '')
  expect([response.status, await response.text()]).toEqual([503, 'See the terminal.'])
})
