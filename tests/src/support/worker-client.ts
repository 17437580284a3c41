import { vi } from 'vitest'
import type { WorkerApi } from '#worker/api'
import type { PageFacts, Signal } from '#domain/port'
import { ok } from '#domain/result'
import { createFakeWorkerApi } from './fake-worker-api'
import { FakeWorker } from './fake-worker'

const load = async () => ({
  ...(await import('../../../src/shared/worker/client/worker-client')),
  ...(await import('../../../src/shared/worker/client/commands')),
})

/** The handshake data that the workers of a test received, and the last one's signal callback. */
export const rig: {
  facts: PageFacts[]
  locks: string[]
  send: ((signal: Signal) => unknown) | undefined
} = { facts: [], locks: [], send: undefined }

/** A client whose workers respond like the fake, except for a test's overrides. */
export const createClient = async (
  replaced: Partial<WorkerApi> = {},
  onSignal: (signal: Signal) => void = () => undefined,
): ReturnType<typeof load> => {
  FakeWorker.api = () =>
    createFakeWorkerApi({
      handshake: (pageFacts, callback, lock = '') => {
        rig.facts.push(pageFacts)
        rig.locks.push(lock)
        rig.send = callback
        return Promise.resolve(ok('database'))
      },
      ...replaced,
    })
  const client = await load()
  client.startWorkerClient(onSignal)
  return client
}

export const settle = (ms = 20): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Before each test: no worker yet, and a document that spawns none itself. */
export const resetClient = (): void => {
  vi.resetModules()
  FakeWorker.born.length = 0
  Object.assign(rig, { facts: [], locks: [], send: undefined })
  vi.stubGlobal('Worker', FakeWorker)
  window.mcBoot = {
    language: 'EN',
    isLanguageRequested: false,
    workerUrl: '/m/assets/worker.js',
    worker: null,
    urlToken: null,
    showSnapshot: () => undefined,
  }
}
