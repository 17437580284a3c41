import { defineConfig } from 'vitest/config'

/** Tests of the page thread need a DOM. All others run in plain Node. */
const DOM_TESTS = 'tests/src/**/*.test.{ts,tsx}'
/** The whole app in one process: page, worker and gateway. */
const APP_TESTS = 'tests/app/**/*.test.{ts,tsx}'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [DOM_TESTS, APP_TESTS],
          setupFiles: [
            'tests/support/worker-scope.ts',
            'tests/support/indexed-db.ts',
            'tests/support/property-tests.ts',
            'tests/support/waiting.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: [DOM_TESTS],
          setupFiles: [
            'tests/support/indexed-db.ts',
            'tests/support/dom.ts',
            'tests/support/property-tests.ts',
            'tests/support/waiting.ts',
          ],
          css: { include: [/\.css$/], modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          environment: './tests/app/support/environment.ts',
          include: [APP_TESTS],
          setupFiles: ['tests/support/indexed-db.ts', 'tests/support/waiting.ts'],
          css: false,
          isolate: false,
        },
      },
    ],
    restoreMocks: true,
    unstubGlobals: true,
    maxWorkers: 2,
    experimental: { fsModuleCache: true },
    testTimeout: 30_000, // a lint or build test loads its whole tool first
  },
})
