import type { TestedMutant } from './mutants'
import type { MutationScore } from './mutation-score'
import type { ExplainedSurvivors } from './survivors'

const COLUMNS = ['score', 'killed', 'timed out', 'survived', 'without a test', 'not counted']

/** A table of scores in Markdown. */
export function printScores(title: string, scores: readonly MutationScore[]): void {
  console.log(`\n| ${[title, ...COLUMNS].join(' | ')} |\n|---${'|--:'.repeat(COLUMNS.length)}|`)
  for (const { name, percent, killed, timedOut, survived, uncovered, notCounted } of scores) {
    const cells = [name, percentText(percent), killed, timedOut, survived, uncovered, notCounted]
    console.log(`| ${cells.join(' | ')} |`)
  }
}

/** Lists survivors as `file:line:column`, with what no test has noticed. */
export function printSurvivors({ explained, unexplained, stale }: ExplainedSurvivors): void {
  if (unexplained.length > 0) console.log('\nSurviving mutants:')
  for (const mutant of unexplained) console.log(`  ${lineOf(mutant)}\n    in: ${mutant.code}`)
  if (explained.length > 0) console.log('\nSurviving mutants with a reason:')
  for (const { mutant, reason } of explained) console.log(`  ${lineOf(mutant)}\n    ${reason}`)
  if (stale.length > 0) console.log('\nReasons in survivors.json without a surviving mutant:')
  for (const { file, code, change } of stale) console.log(`  ${file} ${change}\n    in: ${code}`)
}

/** Rounded down, so that 84.96 is not shown as 85. */
export function percentText(percent: number): string {
  return `${(Math.floor(percent * 10) / 10).toFixed(1)} %`
}

function lineOf({ file, line, column, mutator, change, state }: TestedMutant): string {
  return `${file}:${line}:${column} ${mutator}${state === 'uncovered' ? ', without a test' : ''}: ${change}`
}
