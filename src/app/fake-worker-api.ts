import type { WorkerApi } from '#worker/api'
import { ok } from '#domain/result'

/** The worker as component tests have it: the same contract, answered at once. Each test replaces what it is about. */
export const createFakeWorkerApi = (replaced: Partial<WorkerApi> = {}): WorkerApi =>
  ({
    handshake: () => Promise.resolve(ok('database')),
    ping: () => ok('pong'),
    setVisible: () => Promise.resolve(ok(null)),
    changeLanguage: () => Promise.resolve(ok(null)),
    refresh: () => Promise.resolve(ok(null)),
    serveMemory: () => Promise.resolve(ok(null)),
    launchTrial: () => Promise.resolve(ok({ gameUrl: 'https://games.example/trial' })),
    ...replaced,
  }) satisfies WorkerApi
