import { readFile } from 'node:fs/promises'
import { Stryker } from '@stryker-mutator/core'
import path from 'node:path'
import type { MutationRun } from './mutation-runs'
import { type TestedMutant, testedMutant } from './mutants'
import { forgetStaticSurvivors } from './stored-results'

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
  const sources = new Map<string, string>()
  for (const file of run.files) sources.set(file, await readFile(file, 'utf8'))
  // The results contain those of files that an earlier run has tested.
  return reported.flatMap((each) => {
    const file = path.relative('', each.fileName)
    const source = sources.get(file)
    return source === undefined ? [] : [testedMutant(file, source, each)]
  })
}

const COPIED = [
  'package.json',
  'tsconfig*.json',
  'vitest.mutation.config.ts',
  'scripts/mutation/**',
  '{domain,worker,sw}/**',
  'src/**/*.ts',
  'tests/{domain,worker,sw,support}/**',
]
