import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { UserError } from '../lib/user-error'
import type { MutationRun } from './mutation-runs'
import { type TestedMutant, testedMutant } from './mutants'
import { forgetStaticSurvivors, testFilesOf } from './stored-results'
import { testFilesIn } from './test-files'

const CACHE = '.cache/mutation'

/** Tests the mutants of a run's files. Throws if its tests fail without a mutant. */
export async function runStryker(run: MutationRun, force: boolean): Promise<readonly TestedMutant[]> {
  process.env['MUTATION_TESTS'] = run.tests.join(',')
  const incrementalFile = `${CACHE}/${run.name.replaceAll(/\W+/gu, '-')}.json`
  await forgetStaticSurvivors(incrementalFile)
  const stryker = new Stryker({
    mutate: [...run.files],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // A hung test ends by Vitest's own timeout. This one is for endless loops: on a busy machine a short one ends good runs.
    timeoutMS: 60_000,
    timeoutFactor: 2,
    dryRunTimeoutMinutes: 15,
    // A sandbox has the code and its tests, and nothing to build, serve or read.
    ignorePatterns: ['**', ...COPIED.map((pattern) => `!${pattern}`)],
    disableTypeChecks: false,
    tempDirName: `${CACHE}/sandboxes`,
    incremental: true,
    incrementalFile,
    force,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  })
  const reported = await stryker.runMutationTest()
  await expectTests(run.tests, incrementalFile)
  const sources = new Map<string, string>()
  for (const file of run.files) sources.set(file, await readFile(file, 'utf8'))
  // The results contain those of files that an earlier run has tested.
  return reported.flatMap((each) => {
    const file = path.relative('', each.fileName)
    const source = sources.get(file)
    return source === undefined ? [] : [testedMutant(file, source, each)]
  })
}

/**
 * Stryker ignores a test file that does not load, such as one that imports what the sandbox does not have. All its
 * mutants would survive.
 */
async function expectTests(tests: readonly string[], incrementalFile: string): Promise<void> {
  const known = await testFilesOf(incrementalFile)
  const missing = (await testFilesIn(tests)).filter((file) => !known.has(file))
  if (missing.length > 0) throw new UserError(`These tests do not load:\n${missing.join('\n')}`)
}

const COPIED = [
  'package.json',
  'tsconfig*.json',
  'vitest.mutation.config.ts',
  'scripts/{mutation,build}/**',
  '{domain,worker,sw}/**',
  'src/**/*.ts',
  'tests/{domain,worker,sw,support}/**',
]
