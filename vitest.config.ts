import { relative } from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'

/** Tests of the page thread need a DOM. All others run in plain Node. */
const DOM_TESTS = 'tests/src/**/*.test.{ts,tsx}'
/** The whole app in one process: page, worker and gateway. */
const APP_TESTS = 'tests/app/**/*.test.{ts,tsx}'

/** A shared machine may stall for seconds. As in tests/support/waiting.ts. */
const WAIT_TIMEOUT_MS = Number(process.env['WAIT_TIMEOUT_MS'] ?? 20_000)

/** They run with `npm run test:long`, which repeats the property tests. */
const LONG_TESTS = 'tests/**/*.long.test.ts'
const isLongRun = process.env['FUZZ'] !== undefined

/** Random delays (tests/support/jitter.ts). Then each file is isolated: what it leaves would fail the next one. */
const hasJitter = process.env['JITTER'] !== undefined

const WORKER_TESTS = 'tests/{worker,sw}/**/*.test.ts'
/** The one needs a process in which nothing has loaded the encryption yet, the other code of the page with no DOM. */
const OWN_PROCESS = [
  'tests/worker/crypto/random-source.test.ts',
  'tests/src/shared/page/worker-chunk.test.ts',
]
const WORKER_SETUP = [
  'tests/support/worker-scope.ts',
  'tests/support/jitter.ts',
  'tests/support/property-tests.ts',
  'tests/support/waiting.ts',
]

/**
 * Each module of the worker sends its requests to the test file that has loaded it. Nothing terminates the workers of a
 * file, and its successor would get their last requests (tests/support/fresh-file.ts).
 */
const requestsOfOwnFile: Plugin = {
  name: 'requests-of-own-file',
  enforce: 'pre',
  transform: (code, id) =>
    relative('', id).startsWith('worker/')
      ? `const fetch = globalThis.fetchOfFile ?? globalThis.fetch; ${code}`
      : null,
}

/** What the page loads later never arrives once it is closed (tests/app/support/realm.ts). */
const importsOfOpenPage: Plugin = {
  name: 'imports-of-open-page',
  enforce: 'pre',
  transform(code, id) {
    if (!relative('', id).startsWith('src/')) return null
    const bound = code.replaceAll(/\bimport\('[^']*'\)/gu, 'importOfPage($&)')
    return bound === code
      ? null
      : `const importOfPage = globalThis.importOfPage?.() ?? ((loading) => loading); ${bound}`
  },
}

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [DOM_TESTS, APP_TESTS, WORKER_TESTS, ...(isLongRun ? [] : [LONG_TESTS])],
          setupFiles: [
            'tests/support/restore-globals.ts',
            'tests/support/property-tests.ts',
            'tests/support/waiting.ts',
          ],
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [requestsOfOwnFile],
        test: {
          name: 'worker',
          environment: 'node',
          include: [WORKER_TESTS],
          exclude: OWN_PROCESS,
          setupFiles: ['tests/support/restore-globals.ts', 'tests/support/fresh-file.ts', ...WORKER_SETUP],
          isolate: hasJitter,
        },
      },
      {
        extends: true,
        test: { name: 'process', environment: 'node', include: OWN_PROCESS, setupFiles: WORKER_SETUP },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: [DOM_TESTS],
          exclude: OWN_PROCESS,
          setupFiles: [
            'tests/support/restore-globals.ts',
            'tests/support/fresh-file.ts',
            'tests/support/fresh-page.ts',
            'tests/support/jitter.ts',
            'tests/support/dom.ts',
            'tests/support/property-tests.ts',
            'tests/support/waiting.ts',
          ],
          css: { include: [/\.css$/], modules: { classNameStrategy: 'non-scoped' } },
          mockReset: true,
          isolate: hasJitter,
        },
      },
      {
        extends: true,
        plugins: [importsOfOpenPage],
        // React as it ships: its development build takes a third of the time, and stores a stack for each element.
        oxc: { jsx: { development: false } },
        test: {
          name: 'app',
          env: { NODE_ENV: 'production' },
          environment: './tests/app/support/environment.ts',
          include: [APP_TESTS],
          setupFiles: [
            'tests/support/restore-globals.ts',
            'tests/support/indexed-db.ts',
            'tests/support/jitter.ts',
            'tests/support/waiting.ts',
          ],
          css: false,
          isolate: false,
          maxWorkers: 4, // a player's test waits more than it computes
          sequence: { groupOrder: 1 }, // Vitest runs projects with another number of workers one after another
        },
      },
    ],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    maxWorkers: 2,
    experimental: { fsModuleCache: true },
    expect: { poll: { timeout: WAIT_TIMEOUT_MS } },
    testTimeout: 60_000, // a lint or build test loads its whole tool first, others check a whole gateway
    hookTimeout: 60_000,
  },
})
