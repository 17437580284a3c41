import { defineConfig } from 'vitest/config'

/** Tests of the page thread need a DOM. All others run in plain Node. */
const DOM_TESTS = 'tests/src/**/*.test.{ts,tsx}'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [DOM_TESTS],
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
    ],
    restoreMocks: true,
    unstubGlobals: true,
    maxWorkers: 2,
    testTimeout: 30_000, // a lint or build test loads its whole tool first
  },
})
