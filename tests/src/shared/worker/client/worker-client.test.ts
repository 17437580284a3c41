import { beforeEach, expect, test, vi } from 'vitest'
import type { ChunkErrorMessage, Signal } from '#domain/port'
import { err, ok } from '#domain/result'
import { giveNavigator } from '../../../../support/give-navigator'
import { BY_NAME } from '../../../../support/registration'
import { createClient, FakeWorker, resetClient, rig, settle } from '../../../support/worker-client'

const DONE = ok(null)
const failed = (detail: 'crashed' | 'timeout' | 'unavailable') => err({ kind: 'worker', detail })
const never = () => new Promise<never>(() => undefined)
const worker = (index: number): FakeWorker | undefined => FakeWorker.born.at(index)

beforeEach(resetClient)

test('R-10 commands wait for the handshake and get results', async () => {
  let finish: (() => void) | undefined
  const client = await createClient({
    handshake: () => new Promise((resolve) => (finish = () => resolve(ok('database')))),
  })
  let answered: unknown
  void client.commands.refresh().then((result) => (answered = result))
  await settle()
  expect(answered).toBeUndefined()
  finish?.()
  await vi.waitFor(() => expect(answered).toEqual(DONE))
})

test('R-10 a command without a result ends within its timeout', async () => {
  const client = await createClient({ refresh: never })
  vi.useFakeTimers()
  const pending = client.commands.refresh()
  await vi.advanceTimersByTimeAsync(35_000)
  expect(await pending).toEqual(failed('timeout'))
})

test('R-10 on return, the page replaces an unresponsive worker and keeps a responding one', async () => {
  const client = await createClient()
  await client.checkWorker()
  expect(FakeWorker.born).toHaveLength(1)
  worker(0)?.fallSilent()
  vi.useFakeTimers()
  const check = client.checkWorker()
  await vi.advanceTimersByTimeAsync(2_010)
  await check
  expect(worker(0)?.isTerminated).toBe(true)
  expect(FakeWorker.born).toHaveLength(2)
})

test('R-04 a page in the back/forward cache terminates its worker and spawns another on return', async () => {
  const client = await createClient()
  client.endWorker()
  await settle(50)
  expect(worker(0)?.isTerminated).toBe(true)
  expect(FakeWorker.born).toHaveLength(1)
  await client.checkWorker()
  expect(await client.commands.refresh()).toEqual(DONE)
  expect(FakeWorker.born).toHaveLength(2)
})

test('R-10 the page does not respawn a worker in a loop if it dies at once', async () => {
  await createClient()
  vi.useFakeTimers()
  for (let count = 0; count < 3; count += 1) {
    worker(-1)?.crash()
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(FakeWorker.born.length).toBeLessThanOrEqual(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(FakeWorker.born).toHaveLength(3)
})

test('R-10 the page reports a browser that blocks workers, and settles its commands', async () => {
  vi.stubGlobal('Worker', function refuse() {
    throw new Error('refused')
  })
  const client = await createClient()
  const { pageState } = await import('../../../../../src/shared/page/page-state')
  expect(pageState.worker).toBe('failed')
  expect(await client.commands.refresh()).toEqual(failed('unavailable'))
})

test('UPD-04 OFF-01 chunk errors of the worker and its signals reach the page', async () => {
  const onError = vi.fn()
  addEventListener('vite:preloadError', onError)
  const signals: Signal[] = []
  await createClient({}, (signal) => signals.push(signal))
  worker(0)?.say({ type: 'vite:preloadError' } satisfies ChunkErrorMessage)
  await rig.send?.({ type: 'storage', mode: 'memory' })
  await settle()
  removeEventListener('vite:preloadError', onError)
  expect(onError).toHaveBeenCalledTimes(1)
  expect(signals).toEqual([{ type: 'storage', mode: 'memory' }])
})

test('R-10 a worker that dies without an error event is replaced within 5 s of the first unanswered command, which is repeated', async () => {
  const client = await createClient()
  worker(0)?.fallSilent()
  vi.useFakeTimers()
  const pending = client.commands.refresh()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(FakeWorker.born).toHaveLength(2)
  vi.useRealTimers()
  expect(await pending).toEqual(DONE)
})

test('R-10 a login, a registration and a transaction whose worker dies are rejected and not repeated; the next worker gets the facts of the page', async () => {
  const act = vi.fn(never)
  const client = await createClient({ logIn: act, register: act, submitTransaction: act })
  const pending = [
    client.commands.logIn({ username: 'ann', password: 'secret', remember: true }),
    client.commands.register(BY_NAME),
    client.commands.submitTransaction({ act: 'claimReward', id: '1' }),
  ]
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(3))
  worker(0)?.crash()
  expect(await Promise.all(pending)).toEqual(pending.map(() => failed('crashed')))
  await settle(50)
  expect(act).toHaveBeenCalledTimes(3)
  expect(rig.facts).toMatchObject([{}, { language: 'EN', visible: true }])
  expect(await client.commands.refresh()).toEqual(DONE)
})

test('R-10 a command that has killed two workers is not sent to a third', async () => {
  const client = await createClient({ refresh: never })
  const pending = client.commands.refresh()
  await settle()
  worker(0)?.crash()
  await vi.waitFor(() => expect(rig.facts).toHaveLength(2))
  const { pageState } = await import('../../../../../src/shared/page/page-state')
  await vi.waitFor(() => expect(pageState.worker).toBe('ready'))
  worker(1)?.crash()
  expect(await pending).toEqual(failed('crashed'))
})

test('R-10 a busy worker is kept for 19 s while it holds its lock, and then replaced', async () => {
  const query = () => Promise.resolve({ held: rig.locks.map((name) => ({ name })), pending: [] })
  giveNavigator('locks', { query, request: never })
  const client = await createClient()
  const busy = worker(0)
  if (busy) busy.isBusy = true
  vi.useFakeTimers()
  void client.commands.refresh()
  await vi.advanceTimersByTimeAsync(19_000)
  expect(busy?.isTerminated).toBe(false)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(busy?.isTerminated).toBe(true)
})

test('R-10 an idle page costs nothing: without a pending command no heartbeat is sent', async () => {
  const ping = vi.fn(() => ok('pong' as const))
  const client = await createClient({ ping })
  await client.commands.refresh()
  vi.useFakeTimers()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ping).not.toHaveBeenCalled()
})
