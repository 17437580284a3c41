import { relative } from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'
import { EXCLUDED_TESTS } from './scripts/mutation/test-files'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The folders and files of tests that `npm run test:mutation` runs for each mutant (docs/mutation-tests.md). */
const tests = (process.env['MUTATION_TESTS'] ?? 'tests/domain').split(',')

/**
 * The order of test files for one mutant: first those that failed at the mutant before, which is often in the same
 * function; then the fastest. The first failing test ends the run.
 */
class KillersFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve([...files].sort((one, other) => this.rank(one) - this.rank(other)))
  }

  private rank({ project, moduleId }: TestSpecification): number {
    const key = `${project.name}:${relative(this.ctx.config.root, moduleId)}`
    const result = this.ctx.cache.getFileTestResults(key)
    if (!result) return 0
    return result.failed ? -1 : result.duration
  }
}

/**
 * Code that runs while a module loads counts as reached by every test, not only by the one that loads a lazy module
 * first. Stryker records a mutant's tests under the global `currentTestId`.
 */
const loadOutsideTests: Plugin = {
  name: 'load-outside-tests',
  enforce: 'pre',
  transform: (code, id) =>
    /^(?:domain|worker)\//u.test(relative('', id))
      ? `const strykerOfTest = globalThis.__stryker__ ?? {}; const loadingTest = strykerOfTest.currentTestId; ` +
        `strykerOfTest.currentTestId = undefined; ${code}\nstrykerOfTest.currentTestId = loadingTest;`
      : null,
}

export default defineConfig({
  cacheDir: '.cache/vite',
  plugins: [
    loadOutsideTests,
    {
      name: 'tests-in-processes',
      // Stryker asks for threads, which are faster. In them no test can change the time zone, as some rules need it.
      configureVitest: ({ project }) => {
        if (tests.includes('tests/domain/announcements')) project.config.pool = 'forks'
      },
    },
  ],
  test: {
    include: tests.map((test) => (test.endsWith('.ts') ? test : `${test}/**/*.test.ts`)),
    exclude: [...EXCLUDED_TESTS],
    setupFiles: [
      'tests/support/worker-scope.ts',
      'tests/support/indexed-db.ts',
      'tests/support/property-tests.ts',
      'tests/support/waiting.ts',
    ],
    // What a mutant breaks is waited for in vain: a long wait would only delay its end.
    env: { WAIT_TIMEOUT_MS: '3000' },
    testTimeout: 8_000,
    hookTimeout: 8_000,
    restoreMocks: true,
    unstubGlobals: true,
    sequence: { sequencer: KillersFirst },
  },
})
