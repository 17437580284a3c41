import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChunkErrorMessage, Signal } from '#domain/port'
import { ok } from '#domain/result'
import { createClient, resetClient, rig, settle } from '../../../support/worker-client'
import { FakeWorker } from '../../../support/fake-worker'

beforeEach(resetClient)
afterEach(() => {
  vi.useRealTimers()
})

describe('the worker’s lifecycle', () => {
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
    await settle()
    expect(answered).toEqual({ ok: true, value: null })
  })

  test('R-10 a crashed worker is respawned, pending commands are settled, and the handshake is repeated', async () => {
    const client = await createClient({ logIn: () => new Promise(() => undefined) })
    await settle()
    const pending = client.commands.logIn({ username: 'ann', password: 'secret', remember: true })
    await settle()
    FakeWorker.born[0]?.crash()
    expect(await pending).toEqual({ ok: false, error: { kind: 'worker', detail: 'crashed' } })
    await settle(50)
    expect(FakeWorker.born).toHaveLength(2)
    expect(rig.facts).toHaveLength(2)
    expect(rig.facts[1]).toMatchObject({ language: 'EN', visible: true })
    expect(await client.commands.setVisible(true)).toEqual({ ok: true, value: null })
  })

  test('R-10 a command without a result ends within its timeout', async () => {
    const client = await createClient({ refresh: () => new Promise(() => undefined) })
    await settle()
    vi.useFakeTimers()
    const pending = client.commands.refresh()
    await vi.advanceTimersByTimeAsync(35_000)
    expect(await pending).toEqual({ ok: false, error: { kind: 'worker', detail: 'timeout' } })
  })

  test('R-10 on return, replaces an unresponsive worker and keeps a responding one', async () => {
    const client = await createClient()
    await settle()
    await client.checkWorker()
    expect(FakeWorker.born).toHaveLength(1)
    FakeWorker.born[0]?.fallSilent()
    vi.useFakeTimers()
    const check = client.checkWorker()
    await vi.advanceTimersByTimeAsync(2_000)
    await check
    await vi.advanceTimersByTimeAsync(10)
    expect(FakeWorker.born[0]?.isTerminated).toBe(true)
    expect(FakeWorker.born).toHaveLength(2)
  })

  test('R-04 a page in the back/forward cache terminates its worker and spawns another on return', async () => {
    const client = await createClient()
    await settle()
    client.endWorker()
    await settle(50)
    expect(FakeWorker.born[0]?.isTerminated).toBe(true)
    expect(FakeWorker.born).toHaveLength(1)
    await client.checkWorker()
    await settle()
    expect(FakeWorker.born).toHaveLength(2)
    expect(await client.commands.refresh()).toEqual({ ok: true, value: null })
  })

  test('R-10 does not respawn a worker in a loop if it dies at once', async () => {
    await createClient()
    vi.useFakeTimers()
    for (let count = 0; count < 3; count += 1) {
      FakeWorker.born.at(-1)?.crash()
      await vi.advanceTimersByTimeAsync(0)
    }
    expect(FakeWorker.born.length).toBeLessThanOrEqual(2)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(FakeWorker.born).toHaveLength(3)
  })

  test('R-10 reports a browser that blocks workers, and settles its commands', async () => {
    vi.stubGlobal('Worker', function refuse() {
      throw new Error('refused')
    })
    const client = await createClient()
    const { pageState } = await import('../../../../../src/shared/page/page-state')
    expect(pageState.worker).toBe('failed')
    expect(await client.commands.refresh()).toEqual({
      ok: false,
      error: { kind: 'worker', detail: 'unavailable' },
    })
  })

  test('UPD-04 reports a worker chunk that fails to load like a page chunk', async () => {
    const onError = vi.fn()
    addEventListener('vite:preloadError', onError)
    await createClient()
    await settle()
    FakeWorker.born[0]?.say({ type: 'vite:preloadError' } satisfies ChunkErrorMessage)
    await settle()
    removeEventListener('vite:preloadError', onError)
    expect(onError).toHaveBeenCalledTimes(1)
  })

  test('OFF-01 signals reach the page through the callback of the handshake', async () => {
    const signals: Signal[] = []
    await createClient({}, (signal) => signals.push(signal))
    await settle()
    await rig.send?.({ type: 'storage', mode: 'memory' })
    await settle()
    expect(signals).toEqual([{ type: 'storage', mode: 'memory' }])
  })
})
