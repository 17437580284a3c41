import { expose } from 'comlink'
import { expect, vi } from 'vitest'
import type { WorkerApi } from '#worker/api'
import type { PageFacts, Signal } from '#domain/port'
import { ok } from '#domain/result'
import { stubBoot } from './boot-stub'

/** A worker at the other end of a message channel. It can be killed or become unresponsive. */
export class FakeWorker extends EventTarget {
  static readonly born: FakeWorker[] = []
  static api: Partial<WorkerApi>

  readonly #channel = new MessageChannel()
  isTerminated = false
  /** True while it handles no message, as in a long task. */
  isBusy = false

  constructor(readonly url: string) {
    super()
    FakeWorker.born.push(this)
    this.#channel.port1.onmessage = ({ data }: MessageEvent<unknown>) =>
      this.dispatchEvent(new MessageEvent('message', { data }))
    expose(FakeWorker.api, this.#channel.port2)
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    if (!this.isBusy) this.#channel.port1.postMessage(message, transfer)
  }

  /** A plain message from the worker to the page. */
  say(message: unknown): void {
    this.#channel.port2.postMessage(message)
  }

  /** An uncaught error, as the browser reports it. */
  crash(): void {
    this.fallSilent()
    this.dispatchEvent(new Event('error'))
  }

  /** No message passes any more, as on iOS in the background. */
  fallSilent(): void {
    this.#channel.port2.close()
  }

  terminate(): void {
    this.isTerminated = true
    this.fallSilent()
  }
}

/** The handshake data that the workers of a test received, and the last one's signal callback. */
export const rig: {
  facts: PageFacts[]
  locks: string[]
  send: ((signal: Signal) => unknown) | undefined
} = { facts: [], locks: [], send: undefined }

/** A client, with its lazy code, whose workers respond at once, except for a test's overrides. */
export const createClient = async (
  replaced: Partial<WorkerApi> = {},
  onSignal: (signal: Signal) => void = () => undefined,
) => {
  FakeWorker.api = {
    handshake: (pageFacts, callback, lock = '') => {
      rig.facts.push(pageFacts)
      rig.locks.push(lock)
      rig.send = callback
      return Promise.resolve(ok('database'))
    },
    ping: () => ok('pong'),
    refresh: () => Promise.resolve(ok(null)),
    ...replaced,
  }
  const client = {
    ...(await import('../../../src/shared/worker/client/worker-client')),
    ...(await import('../../../src/shared/worker/client/commands')),
  }
  client.startWorkerClient(onSignal)
  const { pageState } = await import('../../../src/shared/page/page-state')
  if (replaced.handshake) await settle() // it may never end
  else await vi.waitFor(() => expect(pageState.worker).not.toBe('starting'), { interval: 5, timeout: 20_000 })
  await import('../../../src/shared/worker/watch/watch-worker')
  await import('../../../src/shared/worker/watch/command-repeats')
  return client
}

export const settle = (ms = 20): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Before each test: no worker yet, and a document that spawns none itself. */
export const resetClient = (): void => {
  vi.resetModules()
  FakeWorker.born.length = 0
  Object.assign(rig, { facts: [], locks: [], send: undefined })
  vi.stubGlobal('Worker', FakeWorker)
  stubBoot()
}
