import { existsSync, readdirSync } from 'node:fs'
import { UserError } from './lib/user-error'
import { warnWhenBusy } from './lib/warn-when-busy'
import { changedFiles } from './mutation/changed-files'
import type { TestedMutant } from './mutation/mutants'
import { readMutationList } from './mutation/mutation-list'
import { type MutationRun, runsFor } from './mutation/mutation-runs'
import { scoreOf, scoresByFile } from './mutation/mutation-score'
import { readOptions } from './mutation/options'
import { percentText, printScores, printSurvivors } from './mutation/print-report'
import { runStryker } from './mutation/run-stryker'
import { explainSurvivors, readExplanations } from './mutation/survivors'

/**
 * `npm run test:mutation [-- --all | FILE…] [--force]`: changes the code in many small ways and runs its tests each time.
 * A change that no test notices survives. Tests changed files, named files, or the list of tests/mutation/files.json
 * (docs/mutation-tests.md).
 */
const REQUIRED_PERCENT = 85

try {
  process.exitCode = (await testMutants()) ? 0 : 1
} catch (error) {
  if (!(error instanceof UserError)) throw error
  console.log(error.message)
  process.exitCode = 1
}

/** @returns whether the survivors are explained, and the score of the whole list is high enough */
async function testMutants(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2))
  const groups = await readMutationList()
  const explanations = await readExplanations()
  const named = options.all ? groups.flatMap(({ files }) => files) : options.files
  const files = options.all || named.length > 0 ? named : await changedFiles()
  if (files.length === 0) console.log('No source file of domain/, worker/ or sw/ has changed.')
  else warnWhenBusy()

  const results: { readonly run: MutationRun; readonly mutants: readonly TestedMutant[] }[] = []
  for (const run of runsFor(files, groups, hasTests)) {
    console.log(`\n── ${run.name} ${'─'.repeat(Math.max(0, 60 - run.name.length))}`)
    const mutants = await runStryker(run, options.force)
    results.push({ run, mutants })
    printScores('file', scoresByFile(mutants))
  }

  const all = results.flatMap(({ mutants }) => mutants)
  printSurvivors(explainSurvivors(all, explanations))
  const total = scoreOf('all', all)
  printScores('group', [...results.map(({ run, mutants }) => scoreOf(run.name, mutants)), total])

  const explained = results.filter(({ run }) => run.isExplained).flatMap(({ mutants }) => mutants)
  const problems = [
    [explainSurvivors(explained, explanations).unexplained.length, 'survivors need a test or a reason'],
    [explainSurvivors(all, explanations).stale.length, 'reasons have no survivor'],
  ] as const
  for (const [count, problem] of problems) if (count > 0) console.log(`\n${count} ${problem}.`)
  const isHighEnough = !options.all || total.percent >= REQUIRED_PERCENT
  if (!isHighEnough) console.log(`\nThe score is ${percentText(total.percent)}, below ${REQUIRED_PERCENT} %.`)
  return isHighEnough && problems.every(([count]) => count === 0)
}

function hasTests(folder: string): boolean {
  return (
    existsSync(folder) &&
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((file) => file.endsWith('.test.ts'))
  )
}
